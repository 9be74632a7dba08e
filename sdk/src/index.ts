// What every program needs; the rest has modules of its own, so that nobody loads it unasked.
export { asJson, once, type ShopClient } from './client.ts';
export { fieldError, isConflict, replyOf, ShopError } from './errors.ts';
export { listAll } from './list-all.ts';
export { createShopClient } from './program-client.ts';
export type { RefusalCodes } from './refusal-codes.ts';
export type { RequestBodies } from './request-bodies.ts';
export {
  verifyWebhook,
  WebhookVerificationError,
  type VerifiedWebhook,
  type WebhookMessage,
} from './verify-webhook.ts';
