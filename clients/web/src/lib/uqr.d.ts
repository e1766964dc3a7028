// The types of uqr.js, for editors and `npm run check`.
export * from "uqr";
