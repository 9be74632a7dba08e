import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeToken, programWith } from '../../test/program.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import type { HttpClient } from '../../test/http-client.ts';
import { signInAs } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { exampleCalls, sendExample, type ExampleCall } from './fixtures/example-calls.ts';
import { expectRejection } from './fixtures/expect-rejection.ts';
import { kindsBelow, leastPrivilegedFor, onePerKind, type People } from './fixtures/people.ts';

let shop: TestShop;
let people: People;
beforeAll(async () => {
  shop = await startShop();
  people = await onePerKind(shop);
});
afterAll(() => shop.close());

const calls = exampleCalls();
const withRole = calls.filter(({ operation }) => operation.access.role !== undefined);

describe('a caller without the role', () => {
  it.each(withRole)('is rejected: $id', async (call) => {
    await Promise.all(
      kindsBelow(call).map(async (kind) => {
        const reply = await sendExample(people[kind], call);
        expectRejection(reply, kind === 'visitor' || kind === 'pending' ? 401 : 403);
      }),
    );
  });
});

describe('a caller with the role', () => {
  it.each(withRole)('is accepted: $id', async (call) => {
    const { status } = await sendExample(people[leastPrivilegedFor(call)], call);
    expect(status).not.toBe(401);
    expect(status).not.toBe(403);
  });
});

describe('a program with an API token', () => {
  const scopes = ['customer', 'warehouse', 'extended'] as const;
  const ends = ['revoked', 'expired', 'made up'] as const;
  let programs: Record<(typeof scopes)[number], HttpClient>;
  let ended: Record<(typeof ends)[number], HttpClient>;
  beforeAll(async () => {
    const staff = await signInAs(shop, 'extended');
    const withScope = async (scope: (typeof scopes)[number]) =>
      programWith(shop, (await makeToken(staff, scope)).token);
    programs = {
      customer: await withScope('customer'),
      warehouse: await withScope('warehouse'),
      extended: await withScope('extended'),
    };
    const [revoked, expired] = [await makeToken(staff), await makeToken(staff)];
    await staff.post(`/api/admin/tokens/${revoked.id}/revoke`);
    const expire = 'update api_tokens set expires_at = $2 where id = $1';
    await query(shop.orm.em.fork(), expire, [expired.id, shop.now()]);
    ended = {
      revoked: programWith(shop, revoked.token),
      expired: programWith(shop, expired.token),
      'made up': programWith(shop, `${expired.token}x`),
    };
  });

  const forPeople = calls.filter(({ operation: { access } }) => access.session && !access.token);
  it.each(forPeople)("can't do what is for people only: $id", async (call) => {
    expectRejection(await sendExample(programs.extended, call), 403);
  });

  const forPrograms = calls.filter(({ operation: { access } }) => access.token);
  // Tries each call with one of the tokens in turn, because tokens are looked up in one place.
  const rejected = forPrograms.map((call, at) => ({
    ...call,
    end: ends[at % ends.length] ?? 'expired',
  }));
  it.each(rejected)('is rejected once its token is $end: $id', async ({ end, ...call }) => {
    expectRejection(await sendExample(ended[end], call), 401);
  });

  const scopesBelow = (call: ExampleCall) =>
    scopes.filter((scope) => kindsBelow(call).includes(scope));
  it.each(forPrograms.filter((call) => scopesBelow(call).length > 0))(
    "can't do more than its role: $id",
    async (call) => {
      await Promise.all(
        scopesBelow(call).map(async (scope) => {
          expectRejection(await sendExample(programs[scope], call), 403);
        }),
      );
    },
  );
});
