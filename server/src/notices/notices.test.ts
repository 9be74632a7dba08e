import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { makeUser, type TestUser } from '../../test/factories/user.ts';
import type { ReceivedMail } from '../../test/mails.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { query } from '../database/query.ts';
import { returnToShelf } from '../inventory/return-to-shelf.ts';
import { sellUnreserved } from '../inventory/sell-unreserved.ts';
import { askForNotice } from './ask-for-notice.ts';
import { pruneNoticesJob, notifyWaitingJob } from './jobs.ts';

const HOUR = 60;

const clock = movingClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());

const em = () => shop.orm.em.fork();
const cause = { subject: 'order of a test' };
const bring = (item: TestItem, quantity: number) =>
  em().transactional((tx) => returnToShelf(tx, [{ ...item, quantity }], cause));
const sell = (item: TestItem, quantity: number) =>
  em().transactional((tx) => sellUnreserved(tx, [{ ...item, quantity }], cause));
const change = (item: TestItem, set: string) =>
  query(em(), `update catalog_items set ${set} where catalog_id = $1 and item_id = $2`, [
    item.catalogId,
    item.itemId,
  ]);

/** Creates the given number of customers, who request notifications one after another. */
async function ask(item: TestItem, people: number): Promise<TestUser[]> {
  const users: TestUser[] = [];
  while (users.length < people) {
    const user = await makeUser(shop);
    expect(await askForNotice(em(), { ...item, userId: user.id }, clock.now())).toMatchObject({
      done: true,
    });
    users.push(user);
  }
  return users;
}

/** Runs the job in two processes at the same time. */
async function tell(): Promise<void> {
  await Promise.all([
    notifyWaitingJob.run(shop.services, {}),
    notifyWaitingJob.run(shop.services, {}),
  ]);
}

type Sent = ReceivedMail & { to: string };

/** Returns who was emailed about the item, once there are `count` emails. */
async function toldOf(title: string, count: number): Promise<string[]> {
  return eventually(async () => {
    const sent = await shop.recorded<Sent>('/mail/messages');
    const notified = sent.filter(({ subject }) => subject === `${title} is available`);
    expect(notified).toHaveLength(count);
    return notified.map(({ to }) => to).toSorted();
  });
}

const emails = (users: readonly TestUser[]) => users.map(({ email }) => email).toSorted();

it('notifies as many people as there are new units, in order, no one twice, and the next after 48 hours', async () => {
  const item = await makeItem(shop, { title: 'Collet', onHand: 0 });
  const users = await ask(item, 100);
  await tell();
  await bring(item, 3);
  await tell();
  expect(await toldOf('Collet', 3)).toEqual(emails(users.slice(0, 3)));

  clock.advance(47 * HOUR);
  await tell();
  await sell(item, 1);
  await tell();
  expect(await toldOf('Collet', 3)).toHaveLength(3);

  clock.advance(2 * HOUR);
  await tell();
  expect(await toldOf('Collet', 5)).toEqual(emails(users.slice(0, 5)));

  await sell(item, 2);
  clock.advance(100 * HOUR);
  await tell();
  await bring(item, 2);
  await tell();
  expect(await toldOf('Collet', 7)).toEqual(emails(users.slice(0, 7)));
});

it('notifies people when an item becomes available, and everyone about digital items', async () => {
  const item = await makeItem(shop, { title: 'Coming', onHand: 2, locked: true });
  const plans = await makeItem(shop, { title: 'Plans', onHand: 1, locked: true, digital: true });
  const [users, readers] = [await ask(item, 3), await ask(plans, 3)];
  await tell();
  await change(item, 'locked = false');
  await change(plans, 'locked = false');
  await tell();
  expect(await toldOf('Coming', 2)).toEqual(emails(users.slice(0, 2)));
  expect(await toldOf('Plans', 3)).toEqual(emails(readers));
});

it('notifies no one about a hidden item, and no one whose account was deleted', async () => {
  const item = await makeItem(shop, { title: 'Hidden', onHand: 0 });
  const [first, second] = await ask(item, 2);
  await bring(item, 2);
  await change(item, 'enabled = false');
  await tell();
  await query(em(), 'delete from users where id = $1', [first?.id]);
  await change(item, 'enabled = true');
  await tell();
  expect(await toldOf('Hidden', 1)).toEqual([second?.email]);
});

it('the email names the price and the URL, and says that no unit is reserved', async () => {
  const item = await makeItem(shop, {
    title: 'Inverter',
    image: 'inverter.webp',
    onHand: 0,
  });
  const [user] = await ask(item, 1);
  await bring(item, 1);
  await tell();
  await toldOf('Inverter', 1);
  const [mail] = await shop.recorded<Sent>(`/mail/messages?to=${user?.email}`);
  expect(mail?.text).toContain('Inverter  $389.95');
  expect(mail?.text).toContain(`${shop.url}/ui/shop/${item.catalogId}/${item.itemId}`);
  expect(mail?.text).toContain("We haven't reserved one for you");
  expect(mail?.html).toContain('inverter-400.webp');
});

it('the table holds one pending request per person and item; old ones are deleted', async () => {
  const item = await makeItem(shop, { title: 'Deleted', onHand: 0 });
  const [user] = await ask(item, 1);
  await askForNotice(em(), { ...item, userId: user?.id ?? '' }, clock.now());
  const count = async () => {
    const rows = await query<{ n: number }>(
      em(),
      'select count(*)::int as n from item_notices where item_id = $1',
      [item.itemId],
    );
    return rows[0]?.n;
  };
  expect(await count()).toBe(1);
  const copy = `insert into item_notices (id, user_id, catalog_id, item_id, created_at)
    select gen_random_uuid(), user_id, catalog_id, item_id, created_at from item_notices where item_id = $1`;
  await expect(query(em(), copy, [item.itemId])).rejects.toThrow('item_notices_one_open');
  await pruneNoticesJob.run(shop.services, {});
  expect(await count()).toBe(1);
  await change(item, 'deleted_at = now()');
  await pruneNoticesJob.run(shop.services, {});
  expect(await count()).toBe(0);
});

it('notifies about a kit once its parts can make one', async () => {
  const part = await makeItem(shop, { title: 'Bolt', onHand: 1 });
  const value = `${part.catalogId}/${part.itemId}`;
  const contents = { attributeId: 'Bolts', type: 'COMPONENT' as const, value };
  const attributes = [{ ...contents, description: 'contains 2: one per side' }];
  const kit = await makeItem(shop, { title: 'Bolt set', kit: true, onHand: 0, attributes });
  const users = await ask(kit, 2);
  await tell();
  await toldOf('Bolt set', 0);
  await bring(part, 1);
  await tell();
  expect(await toldOf('Bolt set', 1)).toEqual(emails(users.slice(0, 1)));
});
