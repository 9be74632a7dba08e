import { unavailable } from '@spindle/sdk/contract/failure';
import type { ShopSnapshot } from './snapshot.ts';

/**
 * Returns the snapshot.
 * @throws 503 until the snapshot is loaded for the first time, because nothing is known about
 * existing records until then
 */
export function loaded(snapshot: ShopSnapshot): ShopSnapshot {
  if (!snapshot.loaded) throw unavailable();
  return snapshot;
}
