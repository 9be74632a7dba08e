// What every program needs; the rest has modules of its own, so that nobody loads it unasked.
export { asJson, createShopClient, once, type ShopClient } from './client.ts';
export { fieldError, isConflict, replyOf, ShopError } from './errors.ts';
export type { RefusalCodes } from './refusal-codes.ts';
