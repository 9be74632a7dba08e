import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { namesOf } from '@spindle/sdk/domain/fields';
import {
  isFinal,
  pageMoves,
  stateAfter,
  type PageState,
} from '@spindle/sdk/domain/payments/page-moves';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCrowd } from '../../../test/crowd.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { db } from '../../database/db.ts';
import { literal } from '../../database/expressions.ts';
import { draftPage, storingPage } from './new-page.ts';
import { movePage } from './move-page.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** Stores a page for a customer after deleting their earlier pages. */
async function storePage(table: 'checkouts' | 'subscription_checkouts', userId: string) {
  const em = shop.orm.em.fork();
  await db(em).deleteFrom(table).where('user_id', '=', userId).execute();
  const page = {
    ...draftPage({ userId, customerId: `cus_${userId}` }, new Date()),
    request: {},
    subtotalCents: 100,
  };
  const stored =
    table === 'checkouts'
      ? storingPage(em, table, page, { columns: { fingerprint: '' }, replacedId: null })
      : storingPage(em, table, page, {
          columns: { catalog_id: 'c', item_id: 'i', price_id: 'price' },
          replacedId: null,
        });
  await stored.selectNoFrom(literal(1).as('stored')).execute();
  return page.id;
}

it.each(['checkouts', 'subscription_checkouts'] as const)(
  'a page in %s moves as the table of moves allows, and closes when it ends',
  async (table) => {
    const [customer] = await makeCrowd(shop, 1);
    if (!customer) throw new Error('nobody came');
    const em = shop.orm.em.fork();
    const moves = fc.array(fc.constantFrom(...namesOf(pageMoves)), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(moves, async (history) => {
        const id = await storePage(table, customer.account.id);
        let state: PageState = 'STARTING';
        for (const move of history) {
          const next = stateAfter(state, move);
          expect(await movePage(em, table, move, { id, now: new Date() })).toBe(next !== null);
          state = next ?? state;
          const page = await db(em)
            .selectFrom(table)
            .select(['state', 'closed_at'])
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          expect(page.state).toBe(state);
          expect(page.closed_at !== null).toBe(isFinal(state));
        }
      }),
      { numRuns: 25 },
    );
  },
);

/** Matches SQL statements, entity calls and raw SQL that write a page's state. */
const writes = [
  /\b(?:updateTable|insertInto)\(\s*(?:'(?:subscription_)?checkouts\b|[\w.]*\btable\b)[^;]*?\bstate\b\s*[:=,}]/,
  /\bupdate (?:subscription_)?checkouts\b[^;`]*?\bset\b[^;`]*?\bstate\s*=/,
  /\binsert into (?:subscription_)?checkouts\b[^;`)]*?\bstate\b/,
  /\b(?:nativeUpdate|create|assign|upsert)\(\s*(?:Subscription)?Checkout\b[^;]*?\bstate\s*:/,
  /\b(?:checkout|page)\.state\s*=[^=]/,
];

it('the state of a page is written in one place', async () => {
  const sources = fileURLToPath(new URL('../..', import.meta.url));
  const writing: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: sources })) {
    if (file.endsWith('.test.ts')) continue;
    const text = await readFile(`${sources}/${file}`, 'utf8');
    if (writes.some((write) => write.test(text))) writing.push(file);
  }
  expect(writing).toEqual(['payments/pages/move-page.ts']);
});
