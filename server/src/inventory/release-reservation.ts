import type { EntityManager } from '@mikro-orm/postgresql';
import { lockAndChangeStock, type StockDemand } from './stock.ts';

/** Lets go of units held for a checkout that was not paid. */
export async function releaseReservation(
  em: EntityManager,
  lines: readonly StockDemand[],
): Promise<void> {
  await lockAndChangeStock(em, lines, ({ quantity }) => ({ onHand: 0, reserved: -quantity }));
}
