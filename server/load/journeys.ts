import type { components } from '@spindle/sdk/schema';
import { setTimeout as pause } from 'node:timers/promises';
import { asOrderManager } from '../test/order-manager.ts';
import { asPicker } from '../test/picker.ts';
import type { SandboxCalls } from '../test/sandbox-calls.ts';
import { asShopper } from '../test/shopper.ts';
import type { SignedIn } from '../test/sign-in.ts';
import type { TestItem } from '../test/factories/catalog.ts';

export interface Scene {
  items: readonly TestItem[];
  sandbox: SandboxCalls;
}

type Order = Pick<components['schemas']['Order'], 'orderId' | 'orderState'>;

/** One person's visit, from arriving to leaving. Starts over when it is finished. */
export type Journey = (person: SignedIn, scene: Scene) => Promise<void>;

const anyOf = <T>(some: readonly T[]): T | undefined =>
  some[Math.floor(Math.random() * some.length)];

function anyItem({ items }: Scene): TestItem {
  const item = anyOf(items);
  if (!item) throw new Error('nothing is for sale');
  return item;
}

/** Browses: server-rendered pages and the data they fetch. */
export const visit: Journey = async (person, scene) => {
  const { catalogId, itemId } = anyItem(scene);
  await person.get('/');
  await person.get('/api/catalog');
  await person.get(`/api/catalog/${catalogId}`);
  await person.get(`/ui/catalog/${catalogId}/${itemId}`);
  await person.get(`/api/catalog/${catalogId}/${itemId}`);
  await person.get('/api/search?q=spindle');
};

/** Chooses two items, pays, views the order. One in ten cancels it. */
export const buy: Journey = async (person, scene) => {
  await visit(person, scene);
  const shopper = asShopper(person);
  await shopper.add(anyItem(scene));
  await shopper.add(anyItem(scene), 2);
  await shopper.cart();
  await person.get('/api/cart/summary');
  const session = await shopper.payable();
  await scene.sandbox.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
  // Polls like the page that waits for the order.
  let orders: Order[] = [];
  for (let tries = 0; tries < 30 && orders.length === 0; tries++) {
    orders = await shopper.completed();
    if (orders.length === 0) await pause(200);
  }
  orders = await shopper.orders();
  const pending = orders.find(({ orderState }) => orderState === 'PENDING');
  if (pending && Math.random() < 0.1) await shopper.cancel(pending.orderId);
};

/** Claims an order, picks it and marks it as picked. */
export const pick: Journey = async (person) => {
  const picker = asPicker(person);
  const order = anyOf(await picker.list());
  if (!order) return pause(500);
  await picker.claim(order);
  await picker.save(order);
};

/** Buys a label for a picked order, sometimes refunds, then views lists. */
export const manage: Journey = async (person) => {
  const manager = asOrderManager(person);
  await manager.summary();
  await person.get('/api/admin/orders?range=[0,24]&sort=["dateCreated","DESC"]');
  const order = anyOf(await manager.picked());
  if (!order) return pause(500);
  const { orderId, customerId } = order;
  await manager.refresh(order);
  await person.post('/api/orderManager/buy/label', { orderId, customerId: customerId ?? '' });
  if (Math.random() < 0.1) await manager.refund(order, { amount: 100 });
};
