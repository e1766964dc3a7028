/** What of the page is a file of its own, since most readers do not need it: the page names where each lies. */

// The names are relative to where the page was when it was opened; screens have other addresses.
const OPENED_AT = globalThis.document?.baseURI;

/** The address of a part. */
export function partAt(name) {
    const place = document.querySelector(`meta[name="gavel-${name}"]`)?.getAttribute("content") ?? "";
    return new URL(place, OPENED_AT).href;
}

const styles = new Map();

/** A part with the style sheet that it alone needs; rejects where either cannot be fetched. @returns {Promise<any>} */
export const styledPart = async (name, style) => (await Promise.all([import(partAt(name)), styled(partAt(style))]))[0];

/** Have a style sheet, once. @param {string} address @returns {Promise<void>} */
export function styled(address) {
    const known = styles.get(address);
    if (known !== undefined) return known;
    const fetched = new Promise((done, failed) => {
        const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
        link.onload = () => done(undefined);
        link.onerror = () => {
            link.remove();
            styles.delete(address);
            failed(new Error("A style of the table could not be loaded."));
        };
        document.head.append(link);
    });
    styles.set(address, fetched);
    return fetched;
}
