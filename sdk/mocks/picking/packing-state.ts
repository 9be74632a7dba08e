import { packingState, type PackingState } from '../../domain/packing/packing.ts';
import type { Order } from '../state.ts';

/** How far an order's packing is. */
export function packingStateOf({ packing: kept }: Pick<Order, 'packing'>): PackingState {
  const date = (at: string | null | undefined) => (at ? new Date(at) : null);
  return packingState({
    begunAt: date(kept?.begunAt),
    completedAt: date(kept?.completedAt),
    overruledAt: date(kept?.overruledAt),
  });
}
