/** Keys of seats, made where they are used: the service is told what tells a key, its verifier, and never the key. */
const KEY = /^gvs1\.(?:[1-9][0-9]?|r|t)\.([A-Za-z0-9_-]{42}[AEIMQUYcgkosw048])$/;
/** A new key for the seat of that number, counted from 1 in the order of the players. */
export async function newSeatKey(seat) {
    if (!Number.isInteger(seat) || seat < 1 || seat > 9) {
        throw new RangeError("seats are numbered from 1 on");
    }
    const key = `gvs1.${seat}.${base64url(crypto.getRandomValues(new Uint8Array(32)))}`;
    return { key, verifier: await verifierOf(key) };
}
/** What tells a key: the SHA-256 of its secret, in base64url. WebCrypto has it in secure contexts only (https, localhost). */
export async function verifierOf(key) {
    const secret = KEY.exec(key)?.[1];
    if (secret === undefined) {
        throw new TypeError("this is no seat key");
    }
    const binary = atob(secret.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
function base64url(bytes) {
    return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
