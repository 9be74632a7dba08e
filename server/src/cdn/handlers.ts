import type { Handlers } from '../contract/handlers.ts';
import { expireCache } from './expire-cache.ts';

export const cdn = {
  expireCache: (call) => expireCache(call, call.body.spaths),
} satisfies Handlers<'expireCache'>;
