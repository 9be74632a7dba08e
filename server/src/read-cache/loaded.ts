import { unavailable } from '@spindle/sdk/contract/failure';
import type { ShopSnapshot } from './snapshot.ts';

/**
 * Returns the snapshot. @throws 503 until it is loaded for the first time, because until then
 * nothing is known about what exists
 */
export function loaded(snapshot: ShopSnapshot): ShopSnapshot {
  if (!snapshot.loaded) throw unavailable();
  return snapshot;
}
