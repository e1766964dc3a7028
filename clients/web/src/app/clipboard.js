/** Put a text on the clipboard; true if that worked. */
export async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        // Without https there is no clipboard API; the older command works there.
        const area = Object.assign(document.createElement("textarea"), { value: text, readOnly: true, className: "visually-hidden" });
        document.body.append(area);
        area.select();
        const worked = document.execCommand("copy");
        area.remove();
        return worked;
    }
}
