import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { shop } from '../shop.ts';
import { done, type Create } from './write.ts';

/** Has the copies near the customers made anew. */
export const refreshCdn = ({ data }: Create<BodyOf<'expireCache'>>) =>
  done(shop.POST('/api/cachecontrol/expire', { body: data }));
