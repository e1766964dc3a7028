/** What of the page is a file of its own, since most readers do not need it: the page names where each lies. */

// The names are relative to where the page was when it was opened; screens have other addresses.
const OPENED_AT = globalThis.document?.baseURI;

/** The address of a part. */
export function partAt(name) {
    const place = document.querySelector(`meta[name="gavel-${name}"]`)?.getAttribute("content") ?? "";
    return new URL(place, OPENED_AT).href;
}
