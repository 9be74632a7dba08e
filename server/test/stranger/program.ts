/** Somebody else's program. Knows the shop by its SDK and its documentation alone. */
import { asJson, createShopClient, listAll, once, replyOf, ShopError } from '@spindle/sdk';

const { SHOP = '', TOKEN = '', CATALOG = '' } = process.env;
const shop = createShopClient({ baseUrl: SHOP, token: TOKEN });
let after: string | undefined;

try {
  await work();
} catch (error) {
  if (!(error instanceof ShopError)) throw error;
  say(`The shop says: ${error.message} (${error.status} ${error.code})`);
  process.exitCode = 1;
}

async function work(): Promise<void> {
  while ((await readOn()).length > 0);
  say('Listening');

  const paid = await hear('order.paid');
  say(`Heard after ${Date.now() - Date.parse(paid.at)} ms`);
  const path = { id: paid.data.id };
  const { id, customerId } = await replyOf(
    shop.GET('/api/admin/orders/{id}', { params: { path } }),
  );
  const body = { orderId: id, customerId: customerId ?? '' };
  const [order] = await replyOf(shop.POST('/api/orderManager/refresh', { body }));
  for (const { quantity, title } of order?.items ?? []) say(`Bought: ${quantity} ${title}`);

  const entries = [];
  const filter = JSON.stringify({ catalogId: CATALOG });
  for await (const item of listAll(shop, '/api/admin/items', { filter, pageSize: 40 })) {
    const { catalogId, catalogItemId, inventory } = item;
    entries.push({ catalogId, catalogItemId, set: 25, was: inventory });
  }
  const counted = await replyOf(
    shop.POST('/api/admin/stock', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { reason: 'count', entries },
      ...asJson,
    }),
  );
  const done = counted.results.filter(({ Status, count }) => Status === 'SUCCESS' && count === 25);
  say(`Counted: ${done.length} of ${counted.results.length}`);

  await replyOf(shop.POST('/api/admin/adminPicking/save', { body }));
  const label = { body, ...once(`label-${id}`) };
  const bought = await replyOf(shop.POST('/api/orderManager/buy/label', label));
  say(`Label: ${bought.Status}`);
  const again = await replyOf(shop.POST('/api/orderManager/buy/label', label));
  say(`Sent again: ${again.labelUrl === bought.labelUrl ? 'the same' : 'another'}`);
  // The label lies at the carrier's, who knows nothing of the shop's tokens.
  const file = await fetch(bought.labelUrl ?? '');
  say(`Printed: ${(await file.text()).slice(0, 5)}`);

  const shipped = await hear('order.shipped');
  const number = shipped.type === 'order.shipped' ? shipped.data.trackingNumber : null;
  say(`Shipped: ${shipped.data.id === id} ${number === bought.trackingNumber}`);
}

async function readOn() {
  const query = after === undefined ? {} : { after };
  const page = await replyOf(shop.GET('/api/admin/events', { params: { query } }));
  after = page.next;
  return page.events;
}

/** The next event of that type; what comes before it is none of ours. */
async function hear(kind: string) {
  for (;;) {
    const event = (await readOn()).find(({ type }) => type === kind);
    if (event) return event;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
