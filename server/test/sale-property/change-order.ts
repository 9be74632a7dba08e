import { randomUUID } from 'node:crypto';
import type { components } from '@spindle/sdk/schema';
import { query } from '../../src/database/query.ts';
import { ignoreProviderFailure } from './ignore-provider-failure.ts';
import type { Command } from './commands.ts';
import type { Market } from './market.ts';

type Order = components['schemas']['Order'];

/** Does what the customer or staff do with an order, selected from all that they see. */
export async function changeOrder(
  market: Market,
  command: Extract<Command, { does: 'cancel' | 'ship' | 'return' | 'refund' }>,
): Promise<void> {
  const everybodys = await Promise.all(
    market.buyers.map(async ({ shopper }) =>
      (await shopper.orders()).map((order) => ({ shopper, order })),
    ),
  );
  const all = everybodys.flat().filter(({ order }) => order.parentId === null);
  const selected = all[command.which % Math.max(all.length, 1)];
  if (!selected) return;
  const { shopper, order } = selected;
  if (command.does === 'cancel') {
    await shopper.cancel(order.orderId);
  } else if (command.does === 'return') {
    await shopper.sendBack(order, [command.quantity]);
  } else if (command.does === 'refund') {
    await refund(market, order, command);
  } else {
    await query(
      market.shop.orm.em.fork(),
      `update orders set order_state = 'SHIPPED', shipped_at = $2
        where id = $1 and order_state = 'PENDING'`,
      [order.orderId, market.shop.now()],
    );
  }
}

/** Selects units of an order's kit, or of its first line. */
function lineOf({ items }: Order, part: { units: number } | { unitsOfParts: number }) {
  const line = items.find(({ parts }) => parts) ?? items[0];
  if (!line) throw new Error('an order without lines');
  const keyOf = (one: { catalogId: string; catalogItemId: string }) => ({
    catalogId: one.catalogId,
    catalogItemId: one.catalogItemId,
  });
  if ('units' in part) return { ...keyOf(line), quantity: part.units };
  const quantity = part.unitsOfParts;
  if (!line.parts) return { ...keyOf(line), quantity };
  const parts = line.parts.map((one) => ({ ...keyOf(one), quantity }));
  return { ...keyOf(line), quantity: 0, parts };
}

async function refund(
  { staff }: Market,
  order: Order,
  { part, shipping, twice }: Extract<Command, { does: 'refund' }>,
): Promise<void> {
  const body = JSON.stringify({
    orderId: order.orderId,
    reason: 'As agreed',
    shipping,
    ...('cents' in part ? { amount: part.cents } : { lines: [lineOf(order, part)] }),
  });
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
  const ask = () =>
    ignoreProviderFailure(staff.send('POST', '/api/orderManager/refund', { body, headers }));
  await Promise.all(twice ? [ask(), ask()] : [ask()]);
}
