/** Another shop's tool: picks an order and prints its label. Knows the shop by its SDK alone. */
import { writeFile } from 'node:fs/promises';
import { asJson, createShopClient, once } from '@spindle/sdk/client';
import { replyOf, ShopError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';

type Order = components['schemas']['StaffOrder'];

const { SHOP = '', TOKEN = '', ORDER = '' } = process.env;
const shop = createShopClient({ baseUrl: SHOP, token: TOKEN });

try {
  await print(ORDER);
} catch (error) {
  if (!(error instanceof ShopError)) throw error;
  say(`The shop says: ${error.message} (${error.status}, ${error.requestId})`);
  process.exitCode = 1;
}

async function print(orderId: string): Promise<void> {
  const catalogs = await replyOf(shop.GET('/api/catalog/'));
  say(`Sold here: ${catalogs.map(({ title }) => title).join(', ')}`);

  const waiting = await replyOf(shop.GET('/api/admin/adminPicking'));
  const found = waiting.find((order) => order.orderId === orderId);
  if (!found) throw new Error(`${orderId} does not wait among ${waiting.length} orders.`);
  for (const { catalogId, catalogItemId, quantity } of found.items) {
    const params = { path: { catalogId, catalogItemId } };
    const item = await replyOf(shop.GET('/api/catalog/{catalogId}/{catalogItemId}', { params }));
    say(`Take ${quantity} of ${item.title}`);
  }

  const body = { orderId, customerId: found.customerId ?? '' };
  const picked = await replyOf(shop.POST('/api/admin/adminPicking/save', { body }));
  say(`Picked: ${picked.reason}`);

  const offer = await replyOf(
    shop.POST('/api/orderManager/rates', { body: { orderId }, ...asJson }),
  );
  const [cheapest] = offer.rates;
  if (!cheapest) throw new Error(offer.Reason);
  const { rateId, service, amount } = cheapest;
  say(`Cheapest: ${service}, ${amount} cents`);

  const request = { ...body, rateId, mostCents: amount };
  const label = { body: request, ...once(`label-${orderId}`) };
  const bought = await replyOf(shop.POST('/api/orderManager/buy/label', label));
  say(`Bought: ${bought.Status} ${bought.Reason}`);
  const first = await read(body);
  const again = await replyOf(shop.POST('/api/orderManager/buy/label', label));
  const second = await read(body);
  const same = again.Reason === bought.Reason && second.labelUrl === first.labelUrl;
  say(`Sent again: ${same ? 'the same label' : 'another label'}`);

  if (second.labelUrl === null) throw new Error('The order has no label.');
  // The label lies at the carrier's, who knows nothing of the shop's tokens.
  const file = await fetch(second.labelUrl);
  await writeFile('label.pdf', new Uint8Array(await file.arrayBuffer()));
  say(`Printed: ${second.trackingNumber}`);
}

async function read(body: { orderId: string; customerId: string }): Promise<Order> {
  const [order] = await replyOf(shop.POST('/api/orderManager/refresh', { body }));
  if (!order) throw new Error(`${body.orderId} is gone.`);
  return order;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
