import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { boughtLabels } from '../shipping/fixtures/bought-labels.ts';
import {
  abroad,
  clickBuy,
  pickedOrder,
  type PickedOrder,
} from '../shipping/fixtures/picked-order.ts';
import { finishedBulk, startBulk } from './fixtures/bulk-calls.ts';
import { pruneBulks } from './prune-bulks.ts';

let shop: TestShop;
let ada: SignedIn;
beforeAll(async () => {
  shop = await startShop({ env: { COMPANY_NAME: 'Chips & Coolant' } });
  ada = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

async function labeledOrder(): Promise<PickedOrder> {
  const order = await pickedOrder(shop);
  await clickBuy(ada, order);
  return order;
}

const print = (orders: readonly PickedOrder[]) =>
  startBulk(ada, { action: 'print', ids: orders.map(({ orderId }) => orderId) });

/** Returns the text of each page. */
async function pagesOf(id: string): Promise<string[]> {
  const { status, bytes, text } = await ada.get(`/api/admin/bulk/${id}/print`);
  expect(status, text.slice(0, 200)).toBe(200);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  for (let page = 1; page <= pdf.numPages; page += 1) {
    expect((await pdf.getPage(page)).view).toEqual([0, 0, 288, 432]);
  }
  const read = await extractText(pdf);
  return read.text.map((page) => page.replaceAll(/\s+/g, ' '));
}

const filesAway = (fault: object) =>
  shop.control('/control/faults', { provider: 'easypost', path: '/files', ...fault });

it('is one PDF in the order of the list, with each label followed by its packing slip', async () => {
  const waiting = await pickedOrder(shop, { orderState: 'PENDING', preference: 'Express' });
  const shipped = [await labeledOrder(), await labeledOrder()];
  await query(
    shop.orm.em.fork(),
    `update catalog_items i set external_id = 'SP80W-22' from order_lines l
     where l.order_id = $1 and i.catalog_id = l.catalog_id and i.item_id = l.item_id`,
    [waiting.orderId],
  );
  const inOrder = [shipped[1], waiting, shipped[0]].filter((order) => order !== undefined);
  const id = await print(inOrder);
  await finishedBulk(ada, id);
  const pages = await pagesOf(id);
  expect(pages).toHaveLength(5);
  for (const [at, order] of [inOrder[0], null, null, inOrder[2]].entries()) {
    if (!order) continue;
    const [label] = await boughtLabels(shop, order);
    expect(pages[at]?.replaceAll(' ', '')).toContain(label?.tracking_code);
    expect(pages[at + 1]).toContain(`Order ${order.orderId.slice(0, 8)}`);
  }
  for (const part of [
    'Chips & Coolant',
    `Order ${waiting.orderId.slice(0, 8)}`,
    '· Express',
    'Ada Park 179 N Harbor Dr Redondo Beach, CA 90277 United States',
    '2 × ER20 spindle SP80W-22 · 2 lb',
    '2 pieces · 2 lb',
  ]) {
    expect(pages[2]).toContain(part);
  }
});

it('puts the customs form of a parcel abroad after its label', async () => {
  const order = await pickedOrder(shop, {
    shipping: { ...abroad, company: 'Vogt GmbH', phone: '+49 228 5550142' },
    customs: { hsCode: '8501.52', origin: 'CN' },
    ounces: 20,
  });
  expect(await clickBuy(ada, order)).toMatchObject({ Status: 'SUCCESS' });
  const id = await print([order]);
  await finishedBulk(ada, id);
  const [, form, slip, ...others] = await pagesOf(id);
  expect(form).toContain('COMMERCIAL INVOICE');
  expect(form).toContain('8501.52, made in CN, 40 oz, USD 380.00');
  for (const part of ['Änne Vogt Vogt GmbH Hauptstr. 5', '+49 228 5550142', '2 lb 8 oz']) {
    expect(slip).toContain(part);
  }
  expect(others).toEqual([]);
});

it('continues an order with many lines on further pages before the next order', async () => {
  const [long, short] = [await pickedOrder(shop), await pickedOrder(shop)];
  await query(
    shop.orm.em.fork(),
    `insert into order_lines (id, order_id, position, catalog_id, item_id, title, description,
       quantity, unit_price_cents, gross_cents, tax_cents)
     select gen_random_uuid(), order_id, n, catalog_id, item_id, 'Collet ' || n, '', 1, 100, 100, 0
     from order_lines, generate_series(1, 20) n where order_id = $1`,
    [long.orderId],
  );
  const id = await print([long, short]);
  await finishedBulk(ada, id);
  const pages = await pagesOf(id);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages[1]).toContain(`Order ${long.orderId.slice(0, 8)}, continued`);
  expect(pages.slice(0, -1).join(' ')).toContain('1 × Collet 20');
  expect(pages.at(-1)).toContain(`Order ${short.orderId.slice(0, 8)}`);
});

it('asks the carrier again while its files are unavailable, but not for stored files', async () => {
  const order = await labeledOrder();
  await filesAway({ status: 503, times: 2 });
  const id = await print([order]);
  expect((await finishedBulk(ada, id)).results).toMatchObject([{ Status: 'SUCCESS' }]);
  await filesAway({ status: 503 });
  expect(await pagesOf(id)).toHaveLength(2);
  expect(await shop.recorded('/control/faults')).toHaveLength(1);
  const [label] = await boughtLabels(shop, order);
  await fetch(label?.postage_label.label_url ?? '');
});

it('leaves out a label that cannot be printed, and reports it', async () => {
  const [good, gone, strange] = [await labeledOrder(), await labeledOrder(), await labeledOrder()];
  const files = `${shop.sandbox.url}/easypost/files/postage_label/none.pdf`;
  const readdress = (order: PickedOrder, url: string) =>
    query(shop.orm.em.fork(), 'update orders set label_url = $2 where id = $1', [
      order.orderId,
      url,
    ]);
  await readdress(gone, files);
  await readdress(strange, `${shop.sandbox.url}/control/faults`);
  const id = await print([gone, good, strange]);
  const unreadable = {
    Status: 'ERROR',
    code: 'LABEL_UNREADABLE',
    Reason: "We can't print the carrier's label file: it's missing, too large or not a PDF.",
  };
  expect((await finishedBulk(ada, id)).results).toMatchObject([
    unreadable,
    { Status: 'SUCCESS' },
    unreadable,
  ]);
  const pages = await pagesOf(id);
  expect(pages).toHaveLength(2);
  expect(pages[1]).toContain(`Order ${good.orderId.slice(0, 8)}`);
});

it('deletes labels together with their print', async () => {
  const id = await print([await labeledOrder()]);
  await finishedBulk(ada, id);
  const saved = () => Array.fromAsync(shop.services.storage.list(`labels/${id}/`));
  expect(await saved()).toHaveLength(1);
  await pruneBulks(shop.services, new Date(shop.now().getTime() + 91 * 86_400_000));
  expect(await saved()).toEqual([]);
});
