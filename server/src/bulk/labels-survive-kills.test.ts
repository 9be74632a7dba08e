import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeKillableShop, type KillableShop } from '../../test/killable-shop.ts';
import { signInAs } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { letPass, shipmentFault } from '../shipping/fixtures/bought-labels.ts';
import { pickedOrder } from '../shipping/fixtures/picked-order.ts';
import { memberOf } from '../../test/member-of.ts';
import { addCatalog, addItem } from '../../test/store-builder.ts';
import { resumeBulksJob } from './jobs.ts';
import { editItems, finishedBulk, startBulk } from './fixtures/bulk-calls.ts';

let shop: KillableShop;
beforeAll(async () => {
  shop = await makeKillableShop();
  await shop.start();
});
afterAll(() => shop.close());

/** More orders than calls that fail before the process dies. */
const ORDERS = 26;

interface SoldLabel {
  reference: string | null;
  tracking_code: string;
}

/**
 * Waits until all faults are used, as long as a bulk action may take, because seventeen calls are
 * slow on a busy machine.
 */
const faultsMet = () =>
  eventually(async () => expect(await shop.recorded('/control/faults')).toEqual([]), 120_000);
const soldLabels = () => shop.recorded<SoldLabel>('/easypost/control/labels');

it('buys one label per order when two people buy them while the carrier times out and a process is killed, and prints each once despite another kill', async () => {
  const [ada, kim] = [await signInAs(shop, 'extended'), await signInAs(shop, 'extended')];
  const ids: string[] = [];
  for (let made = 0; made < ORDERS; made += 1) ids.push((await pickedOrder(shop)).orderId);

  // some labels are sold but the replies are lost; then the process is killed during a sale
  await shipmentFault(shop, { path: '/buy', afterEffect: true, times: 5 });
  await shipmentFault(shop, { path: '/buy', latencyMs: 0, times: 10 });
  await shipmentFault(shop, { path: '/buy', held: true, times: 2 });
  const bulks = await Promise.all(
    [ada, kim].map(async (staff) => startBulk(staff, { action: 'labels', ids })),
  );
  await faultsMet();
  await shop.kill();
  await shop.control('/control/faults/release');
  const before = await soldLabels();
  expect(before.length).toBeLessThan(ORDERS);

  await letPass(shop, 7);
  await shipmentFault(shop, { afterEffect: true, times: 3 });
  await shop.start();
  await shop.giveItsWorkAway();
  for (const id of bulks) {
    const { state, results } = await finishedBulk(ada, id, 120_000);
    expect(state).toBe('done');
    expect(results.filter(({ Status }) => Status !== 'SUCCESS')).toEqual([]);
    expect(results.map((one) => one.id)).toEqual(ids);
  }
  const sold = (await soldLabels()).map(({ reference }) => reference);
  expect(sold).toHaveLength(ORDERS);
  expect(new Set(sold)).toEqual(new Set(ids));
  const shipped = await query<{ orders: number }>(
    shop.orm.em.fork(),
    `select count(*)::int as orders from orders where order_state = 'SHIPPED' and label_cents > 0`,
  );
  expect(shipped).toEqual([{ orders: ORDERS }]);
  const noted = await query(
    shop.orm.em.fork(),
    `select subject from audit_entries where action = 'shipping.buy-label'`,
  );
  expect(noted).toHaveLength(ORDERS);

  const backwards = ids.toReversed();
  const files = { provider: 'easypost', path: '/files' };
  await shop.control('/control/faults', { ...files, latencyMs: 0, times: 20 });
  await shop.control('/control/faults', { ...files, held: true });
  const print = await startBulk(kim, { action: 'print', ids: backwards });
  await faultsMet();
  await shop.kill();
  await shop.control('/control/faults/release');
  await shop.start();
  await shop.giveItsWorkAway();
  expect(await finishedBulk(kim, print, 120_000)).toMatchObject({ state: 'done', done: ORDERS });
  const labels = await soldLabels();
  expect(labels).toHaveLength(ORDERS);
  const { bytes } = await kim.get(`/api/admin/bulk/${print}/print`);
  const pages = (await extractText(new Uint8Array(bytes))).text;
  expect(pages).toHaveLength(2 * ORDERS);
  for (const [at, id] of backwards.entries()) {
    const label = labels.find(({ reference }) => reference === id);
    expect(pages[2 * at]?.replaceAll(/\s/g, '')).toContain(label?.tracking_code);
    expect(pages[2 * at + 1]).toContain(`Order ${id.slice(0, 8)}`);
  }
});

it('applies each row of a file once, even if every process working on it is killed and others send the same file', async () => {
  const [staff, kim] = [await signInAs(shop, 'extended'), await signInAs(shop, 'extended')];
  const catalogId = await addCatalog(staff);
  const edits = [];
  for (let made = 0; made < 60; made += 1) {
    const catalogItemId = await addItem(staff, catalogId, { title: `Part ${made}` });
    edits.push({ catalogId, catalogItemId, stock: 3, listingOrderWeight: 40 + made });
  }
  const startsAt = new Date(Date.now() + 1_500).toISOString();
  const file = { edits, preview: false, once: `file-${catalogId}` };
  const { body } = await editItems(staff, { ...file, startsAt });
  const id = memberOf({ body }, 'body', 'id');
  await shop.kill();
  await shop.start();
  expect(await editItems(kim, file)).toMatchObject({ status: 409 });
  const changed = async () =>
    query(shop.orm.em.fork(), `select from bulk_records where bulk_id = $1 and applied`, [id]);
  await eventually(async () => expect(Date.now()).toBeGreaterThan(Date.parse(startsAt)));
  await shop.send(resumeBulksJob, {});
  await eventually(async () => expect((await changed()).length).toBeGreaterThan(20));
  await shop.kill();
  await shop.start();
  await shop.giveItsWorkAway();
  await shop.send(resumeBulksJob, {});
  const { state, results } = await finishedBulk(staff, id, 120_000);
  expect([state, ...results.map(({ Status }) => Status)]).toEqual([
    'done',
    ...edits.map(() => 'SUCCESS'),
  ]);
  const em = shop.orm.em.fork();
  const counts = await query(em, `select on_hand from catalog_items where catalog_id = $1`, [
    catalogId,
  ]);
  expect(counts).toEqual(edits.map(() => ({ on_hand: 10 })));
});
