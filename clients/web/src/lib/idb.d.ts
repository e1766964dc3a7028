// The types of idb.js, for editors and `npm run check`.
export * from "idb";
