import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import { exampleCalls, sendExample } from './fixtures/example-calls.ts';
import { expectRefusal } from './fixtures/expect-refusal.ts';
import { kindsBelow, leastFor, onePerKind, type People } from './fixtures/people.ts';

let shop: TestShop;
let people: People;
beforeAll(async () => {
  shop = await startShop();
  people = await onePerKind(shop);
});
afterAll(() => shop.close());

const calls = exampleCalls();
const refused = calls.flatMap((call) =>
  kindsBelow(call).map((kind) => ({ id: call.id, kind, call })),
);

describe('whoever may not make a call', () => {
  it.each(refused)('is refused: $id by a $kind', async ({ kind, call }) => {
    const reply = await sendExample(people[kind], call);
    expectRefusal(reply, kind === 'visitor' || kind === 'pending' ? 401 : 403);
  });
});

describe('whoever may make a call', () => {
  it.each(calls.filter(({ operation }) => operation.access.role !== undefined))(
    'is let in: $id',
    async (call) => {
      const { status } = await sendExample(people[leastFor(call)], call);
      expect(status).not.toBe(401);
      expect(status).not.toBe(403);
    },
  );
});

describe('a call that nobody answers yet', () => {
  it.each(calls.filter(({ implemented }) => !implemented))('says so: $id', async (call) => {
    expectRefusal(await sendExample(people[leastFor(call)], call), 501);
  });
});
