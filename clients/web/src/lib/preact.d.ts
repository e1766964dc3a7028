// The types of preact.js, for editors and `npm run check`.
export { h, render, Component, createContext } from "preact";
export * from "preact/hooks";
export function html(strings: TemplateStringsArray, ...values: unknown[]): any;
