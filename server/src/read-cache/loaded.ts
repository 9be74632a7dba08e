import { unavailable } from '@spindle/sdk/contract/failure';
import type { ShopSnapshot } from './snapshot.ts';

/** @throws 503 until it was read for the first time: nothing is known of what there is */
export function loaded(snapshot: ShopSnapshot): ShopSnapshot {
  if (!snapshot.loaded) throw unavailable();
  return snapshot;
}
