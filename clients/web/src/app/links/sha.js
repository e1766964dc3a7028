/** What of the library the page needs, as a file of its own: tables on one device have no codes. */

export { sha256 } from "../../lib/noble/sha2.js";
