// The types of sha2.js, for editors and `npm run check`.
export * from "@noble/hashes/sha2.js";
