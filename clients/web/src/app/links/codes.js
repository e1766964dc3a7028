/**
 * Keys that are made here, so that the service and who starts the game learn only their verifiers, the *join codes*.
 *
 * SHA-256 comes from a library, which is fetched for the first code: browsers have theirs only over https and on localhost.
 */

import { base64url, bytesOf } from "../base64url.js";
import { partAt } from "../parts.js";

const SECRET_BYTES = 32;
const CODE = /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/;

/** A secret of a new key. */
export const newSecret = () => base64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

/** @returns {Promise<typeof import("../../lib/noble/sha2.js")>} */
const fetchLibrary = () => import(partAt("sha"));

/** The join code of a secret: its SHA-256. */
export const codeOf = async (secret, library = fetchLibrary()) => base64url((await library).sha256(bytesOf(secret)));

/** Whether a text can be a join code. */
export const isCode = (text) => CODE.test(text);

/** The key of the seat of that number, from 1. */
export const keyOf = (seat, secret) => `gvs1.${seat}.${secret}`;

/** Whose a key is: the number of a seat, "r" for a referee, "t" for who reports the cards. */
export const holderOf = (key) => key.split(".")[1];
