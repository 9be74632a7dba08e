import type { EntityManager } from '@mikro-orm/postgresql';
import { lockAndChangeStock, type StockCause, type StockDemand } from './stock.ts';

/** Releases units reserved for a checkout that was never paid. */
export async function releaseReservation(
  em: EntityManager,
  lines: readonly StockDemand[],
  cause: StockCause,
): Promise<void> {
  await lockAndChangeStock(
    em,
    lines,
    ({ quantity }) => ({ onHand: 0, reserved: -quantity, reason: 'release' }),
    cause,
  );
}
