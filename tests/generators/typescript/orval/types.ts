export type * from "./client/gavel";
