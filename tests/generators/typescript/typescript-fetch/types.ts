export type * from "./client/models";
