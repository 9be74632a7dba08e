import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { httpClient } from '../../test/http-client.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { countStatements } from '../database/count-statements.ts';
import { query } from '../database/query.ts';
import { dropUnopenedJob } from './jobs.ts';

const DAY_MINUTES = 24 * 60;
const Saved = z.object({ id: z.string() });

const clock = movingClock();
let shop: TestShop;
let item: TestItem;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
  item = await makeItem(shop);
  await shop.services.snapshot.refresh();
});
afterAll(() => shop.close());

const visitor = () => httpClient(shop.url);

function post() {
  const { catalogId, itemId: catalogItemId } = item;
  return visitor().send('POST', '/api/partslist', {
    body: JSON.stringify({ title: 'Mill', items: [{ catalogId, catalogItemId, quantity: 2 }] }),
    headers: { 'Content-Type': 'application/json' },
  });
}

async function keep(): Promise<string> {
  const reply = await post();
  expect(reply.status).toBe(201);
  return Saved.parse(reply.body).id;
}

const open = (id: string) => visitor().get(`/api/partslist/${id}`);
const drop = () => dropUnopenedJob.run(shop.services, {});
const change = (set: string, id: string) =>
  query(shop.orm.em.fork(), `update parts_lists set ${set} where id = $1`, [id]);

describe('a parts list', () => {
  it.each([
    "title = 'Other'",
    'title = null',
    "items = '[]'",
    'created_at = now()',
    "id = repeat('0', 32)",
  ])("can't be changed: %s", async (set) => {
    const id = await keep();
    await expect(change(set, id)).rejects.toThrow('a parts list is never changed');
  });

  it('is deleted a year after it was last opened, not before', async () => {
    const [opened, left] = [await keep(), await keep()];
    clock.advance(200 * DAY_MINUTES);
    expect((await open(opened)).status).toBe(200);
    await drop();
    expect((await open(left)).status).toBe(200);
    clock.advance(364 * DAY_MINUTES);
    await open(opened);
    clock.advance(2 * DAY_MINUTES);
    await drop();
    expect((await open(opened)).status).toBe(200);
    expect((await open(left)).status).toBe(404);
  });

  it('is opened with one statement, however long it is', async () => {
    const id = await keep();
    const { statements } = await countStatements(shop.orm, () => open(id));
    expect(statements).toHaveLength(1);
  });
});

it('one address saves at most twenty an hour', async () => {
  clock.advance(61);
  const tries: number[] = [];
  for (let at = 0; at < 21; at += 1) {
    tries.push((await post()).status);
  }
  expect(tries).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
});
