/** An integrator's program. It knows the shop only through its SDK and its documentation. */
import { createServer } from 'node:http';
import {
  asJson,
  createShopClient,
  listAll,
  once,
  replyOf,
  ShopError,
  verifyWebhook,
  WebhookVerificationError,
  type VerifiedWebhook,
} from '@spindle/sdk';

const { SHOP = '', TOKEN = '', CATALOG = '', WEBHOOK_SECRET = '', PORT = '0' } = process.env;
const shop = createShopClient({ baseUrl: SHOP, token: TOKEN });

const heard = new Map<string, VerifiedWebhook>();
let news = Promise.withResolvers<void>();

const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    const body = Buffer.concat(chunks);
    const event = await verifyWebhook({ body, headers: request.headers, secret: WEBHOOK_SECRET });
    response.writeHead(204).end();
    heard.set(event.id, event);
    news.resolve();
  } catch (error) {
    response.writeHead(error instanceof WebhookVerificationError ? 400 : 500).end();
  }
});

try {
  await work();
} catch (error) {
  if (!(error instanceof ShopError)) throw error;
  printLine(`The shop says: ${error.message} (${error.status} ${error.code})`);
  process.exitCode = 1;
} finally {
  receiver.close();
  receiver.closeAllConnections();
}

async function work(): Promise<void> {
  let after = await endOfFeed();
  await new Promise<void>((resolve) => receiver.listen(Number(PORT), '127.0.0.1', resolve));
  printLine('Listening');

  const paid = await waitForEvent('order.paid');
  printLine(`Heard after ${Date.now() - Date.parse(paid.timestamp)} ms`);
  const path = { id: paid.data.id };
  const order = await replyOf(shop.GET('/api/admin/orders/{id}', { params: { path } }));
  for (const { quantity, title } of order.items) printLine(`Bought: ${quantity} ${title}`);

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
  printLine(`Counted: ${done.length} of ${counted.results.length}`);

  const body = { orderId: order.id, customerId: order.customerId ?? '' };
  await replyOf(shop.POST('/api/admin/adminPicking/save', { body }));
  const label = { body, ...once(`label-${order.id}`) };
  const bought = await replyOf(shop.POST('/api/orderManager/buy/label', label));
  printLine(`Label: ${bought.Status}`);
  const again = await replyOf(shop.POST('/api/orderManager/buy/label', label));
  printLine(`Sent again: ${again.labelUrl === bought.labelUrl ? 'the same' : 'another'}`);
  // The carrier hosts the label and doesn't know the shop's tokens.
  const file = await fetch(bought.labelUrl ?? '');
  printLine(`Printed: ${(await file.text()).slice(0, 5)}`);

  const shipped = await waitForEvent('order.shipped');
  const number = shipped.type === 'order.shipped' ? shipped.data.trackingNumber : null;
  printLine(`Shipped: ${shipped.data.id === order.id} ${number === bought.trackingNumber}`);

  // Every webhook event is also in the feed with the same id.
  const known = [];
  for (let page = await readOn(after); page.events.length > 0; page = await readOn(after)) {
    for (const { id } of page.events) if (heard.has(id)) known.push(id);
    after = page.next;
  }
  printLine(`In the feed: ${known.length} of ${heard.size}`);
}

function readOn(after: string | undefined) {
  const query = after === undefined ? {} : { after };
  return replyOf(shop.GET('/api/admin/events', { params: { query } }));
}

async function endOfFeed(): Promise<string> {
  let page = await readOn(undefined);
  while (page.events.length > 0) page = await readOn(page.next);
  return page.next;
}

async function waitForEvent(kind: VerifiedWebhook['type']): Promise<VerifiedWebhook> {
  for (;;) {
    const event = [...heard.values()].find(({ type }) => type === kind);
    if (event) return event;
    await news.promise;
    news = Promise.withResolvers();
  }
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
