/** Bytes as text that may stand in an address, and back. */

export function base64url(bytes) {
    let binary = "";
    for (const each of bytes) binary += String.fromCharCode(each);
    return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Throws where a text is none. */
export const bytesOf = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
