import type { EntityManager } from '@mikro-orm/postgresql';
import { lockAndChangeStock, type StockCause, type StockDemand } from './stock.ts';

export async function returnToShelf(
  em: EntityManager,
  lines: readonly StockDemand[],
  cause: StockCause,
): Promise<void> {
  await lockAndChangeStock(
    em,
    lines,
    ({ quantity }) => ({ onHand: quantity, reserved: 0, reason: 'return' }),
    cause,
  );
}
