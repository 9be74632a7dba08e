import type { EntityManager } from '@mikro-orm/postgresql';
import { lockAndChangeStock, type StockCause, type StockDemand } from './stock.ts';

/** Takes units held for a checkout off the shelf: they are paid. */
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
