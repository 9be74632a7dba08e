import type { EntityManager } from '@mikro-orm/postgresql';
import { lockAndChangeStock, type StockCause, type StockDemand } from './stock.ts';

/** Removes the units reserved for a paid checkout from stock. */
export async function sellReserved(
  em: EntityManager,
  lines: readonly StockDemand[],
  cause: StockCause,
): Promise<void> {
  await lockAndChangeStock(
    em,
    lines,
    ({ quantity }) => ({ onHand: -quantity, reserved: -quantity, reason: 'sale' }),
    cause,
  );
}
