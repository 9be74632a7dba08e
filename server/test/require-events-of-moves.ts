import { eventOfMove } from '@spindle/sdk/domain/events/event-of-move';
import type { MikroORM } from '@mikro-orm/postgresql';
import { expect } from 'vitest';
import { ShopEvent } from '../src/events/shop-event.entity.ts';
import { OrderEvent } from '../src/orders/order-event.entity.ts';
import { eventually } from './eventually.ts';

/**
 * Asserts that the feed contains each public order transition exactly once, whatever was killed.
 */
export async function requireEventsOfMoves({ orm }: { orm: MikroORM }): Promise<void> {
  await eventually(async () => {
    expect(await orm.em.fork().count(ShopEvent, { number: null })).toBe(0);
  });
  const moves = await orm.em.fork().find(OrderEvent, {}, { populate: ['order'] });
  const expected = moves.flatMap(({ order: ref, from, to }) => {
    const order = ref.getEntity();
    if (from === null) return [`order.paid ${order.id}`];
    if (from === to) return [];
    const { shippingGroup, parent } = order;
    const type = eventOfMove({ isReturn: parent !== null, shippingGroup, from, to });
    return type === null ? [] : [`${type} ${order.id}`];
  });
  const events = await orm.em.fork().find(ShopEvent, { type: { $like: 'order.%' } });
  expect(expected.length).toBeGreaterThan(0);
  expect(events.map(({ type, subject }) => `${type} ${subject}`).toSorted()).toEqual(
    expected.toSorted(),
  );
}
