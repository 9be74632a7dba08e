import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { listPath } from '../../test/list-path.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

/** Few different days, so that many are equal. Records that were never used sort last or first. */
const token = fc.record({
  name: fc.constantFrom('a', 'B', 'ä', '"', '\u{1f529}'),
  used: fc.option(fc.integer({ min: 0, max: 2 })),
});
type Token = typeof token extends fc.Arbitrary<infer T> ? T : never;

const story = fc.record({
  first: fc.array(token, { minLength: 4, maxLength: 12 }),
  meanwhile: fc.array(fc.record({ added: token, removed: fc.nat(11) }), { maxLength: 3 }),
  size: fc.integer({ min: 1, max: 4 }),
  field: fc.constantFrom('lastUsedAt', 'name', 'dateCreated'),
  direction: fc.constantFrom('ASC' as const, 'DESC' as const),
});
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

it('reading a list by cursors returns every remaining record once, in order, whatever is added and deleted', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ first, meanwhile, size, field, direction }) => {
      await change('delete from api_tokens');
      const saved = [];
      for (const one of first) saved.push(await add(one));
      const sort = [field, direction] as const;
      const whole = await page({ sort, range: [0, 99] });
      expect(whole.ids).toHaveLength(first.length);
      const staying = new Set(saved);
      const read: string[] = [];
      const others = [...meanwhile];
      let after: string | null = null;
      do {
        const { ids, next, range } = await page({ sort, range: [0, size - 1] }, after);
        // If everything after the cursor was deleted, the page is empty.
        const last = read.length + Math.max(ids.length, 1) - 1;
        expect(range).toMatch(new RegExp(`^tokens ${read.length}-${last}/`));
        read.push(...ids);
        after = next;
        const other = others.shift();
        if (after === null || other === undefined) continue;
        await add(other.added);
        const gone = saved[other.removed];
        if (gone === undefined) continue;
        await change('delete from api_tokens where id = $1', [gone]);
        staying.delete(gone);
      } while (after !== null);
      expect(new Set(read).size).toBe(read.length);
      const order = whole.ids.filter((id) => staying.has(id));
      expect(read.filter((id) => staying.has(id))).toEqual(order);
    }),
    { numRuns: 12, examples: [[allAlike], [restGone]] },
  );
});

/** No record has a value to sort by, so the ids decide. */
const allAlike: Story = {
  first: Array.from({ length: 5 }, () => ({ name: 'a', used: null })),
  meanwhile: [],
  size: 2,
  field: 'lastUsedAt',
  direction: 'DESC',
};

/** The records on the second page are deleted while the first page is read. */
const restGone: Story = {
  first: [0, 1, 2].map((used) => ({ name: 'a', used })),
  meanwhile: [{ added: { name: 'a', used: 0 }, removed: 2 }],
  size: 2,
  field: 'lastUsedAt',
  direction: 'ASC',
};

it('an invalid cursor is rejected, whatever it contains', async () => {
  const sort = ['lastUsedAt', 'DESC'] as const;
  const text = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const id = crypto.randomUUID();
  const cursors = [
    'x',
    text(),
    text('name', 'DESC', 0, 'a', id),
    text(...sort, -1, null, id),
    text(...sort, 0, null),
    text(...sort, 0, null, null),
    text(...sort, 0, 'May', id),
    text(...sort, 0, null, 7),
    text(...sort, 0, [], id),
    text(...sort, 0, '\0', id),
  ];
  for (const after of cursors) {
    const reply = await staff.get(`${listPath('tokens', { sort })}&after=${after}`);
    expect(reply, after).toMatchObject({ status: 400, body: { Errors: [{ path: 'after' }] } });
  }
  expect(await page({ sort }, text(...sort, 0, null, id))).toMatchObject({ next: null });
});

const listed = z.array(z.object({ id: z.string() }));

async function page(options: Parameters<typeof listPath>[1], after: string | null = null) {
  const path = listPath('tokens', options) + (after === null ? '' : `&after=${after}`);
  const { body, headers } = await staff.get(path);
  return {
    ids: listed.parse(body).map(({ id }) => id),
    next: headers.get('X-Next-Cursor'),
    range: headers.get('Content-Range'),
  };
}

async function add({ name, used }: Token): Promise<string> {
  const id = crypto.randomUUID();
  await change(
    `insert into api_tokens (id, name, user_id, created_by, scope, hash, prefix, data, created_at,
       expires_at, last_used_at)
     values ($1::uuid, $2, $3, 'Ada', 'extended', $1::uuid::text, 'spdl_', '{}', '2026-01-01', '2026-02-01',
       '2026-01-01'::timestamptz + $4::int * interval '1 day')`,
    [id, name, staff.account.id, used],
  );
  return id;
}

const change = (sql: string, parameters: unknown[] = []) =>
  query(shop.orm.em.fork(), sql, parameters);
