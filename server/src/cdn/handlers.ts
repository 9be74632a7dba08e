import type { Handlers } from '../contract/handlers.ts';
import { presentOutcome } from '@spindle/sdk/domain/rejection';
import { expireCache } from './expire-cache.ts';

export const cdn = {
  expireCache: async (call) => presentOutcome(await expireCache(call, call.body.spaths)),
} satisfies Handlers<'expireCache'>;
