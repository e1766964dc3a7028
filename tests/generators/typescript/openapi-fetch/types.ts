import type { components } from "./client/schema";

type Schemas = components["schemas"];

export type AuctionlandAction = Schemas["AuctionlandAction"];
export type AuctionlandLegalAction = Schemas["AuctionlandLegalAction"];
export type AuctionlandIllegalAction = Schemas["AuctionlandIllegalAction"];
export type AuctionlandPosition = Schemas["AuctionlandPosition"];
export type ForSaleAction = Schemas["ForSaleAction"];
export type ForSaleLegalAction = Schemas["ForSaleLegalAction"];
export type ForSaleIllegalAction = Schemas["ForSaleIllegalAction"];
export type ForSalePosition = Schemas["ForSalePosition"];
export type TheEstatesAction = Schemas["TheEstatesAction"];
export type TheEstatesLegalAction = Schemas["TheEstatesLegalAction"];
export type TheEstatesIllegalAction = Schemas["TheEstatesIllegalAction"];
export type TheEstatesPosition = Schemas["TheEstatesPosition"];
