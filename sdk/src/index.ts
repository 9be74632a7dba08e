// Exports what every program needs. Everything else has its own module, so that nobody loads it
// unnecessarily.
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
