import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpReply } from '../../test/http-client.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { newShopper, type Shopper } from '../../test/shopper.ts';
import { exampleCalls, sendExample, type ExampleCall } from './fixtures/example-calls.ts';
import {
  makeOwnedThings,
  ownedNames,
  type OwnedThing,
  type OwnedThings,
} from './fixtures/owned-things.ts';
import { storedState } from './fixtures/stored-state.ts';

/**
 * Values that customers state, choose or prove about themselves, and that belong to no one else.
 */
const orphaned = [
  ['days', 'qty', 'rct', 'message'],
  ['name', 'company', 'address', 'address2', 'city', 'state', 'zip', 'country', 'phone'],
  ['default', 'asTyped', 'again', 'Idempotency-Key'],
  // Only compared with the last quote shown to this customer. Another customer's quote looks like
  // an outdated one.
  ['quoteId'],
  ['firstName', 'lastName', 'oldPassword', 'password', 'vpassword', 'authCode'],
  // A signature from a device is valid only for the device's own passkey.
  ['authenticatorAttachment', 'clientExtensionResults', 'rawId', 'response', 'type'],
].flat();

/** Calls that change only the caller's own data and name things that anyone may buy or enter. */
const ofOnesOwn = new Set([
  'addToCart',
  'askForNotice',
  'enterDiscountCode',
  'startSubscription',
  'withdrawNotice',
]);

const calls = exampleCalls().filter(({ operation: { access } }) =>
  ['pending', 'customer'].includes(access.role ?? ''),
);
const namesIn = ({ operation, body }: ExampleCall) => [
  ...operation.parameters.map(({ name }) => name),
  ...Object.keys(Object(body?.schema['properties'])),
];
const named = calls.filter((call) => namesIn(call).some((name) => ownedNames.includes(name)));
const naming = named.filter(({ id }) => !ofOnesOwn.has(id));
/** Calls that read the caller's own data. A person can't make the token-only calls. */
const ownReads = calls.filter(
  (call) =>
    call.id !== 'getOwnToken' &&
    // an export exists only for someone who has requested it
    call.id !== 'downloadExport' &&
    call.operation.access.role === 'customer' &&
    call.operation.method === 'GET' &&
    !call.operation.changesState &&
    !named.includes(call),
);

let shop: TestShop;
let stranger: Shopper;
let owned: OwnedThings;
beforeAll(async () => {
  shop = await startShop();
  stranger = await newShopper(shop);
  owned = await makeOwnedThings(shop);
});
afterAll(() => shop.close());

const thingsNamedIn = (call: ExampleCall) =>
  owned.things.filter(({ names }) => namesIn(call).some((name) => names[name] !== undefined));

/** Sends the call's example, but with the fields that name this record. */
function send(by: Shopper, call: ExampleCall, names: OwnedThing['names']): Promise<HttpReply> {
  const { operation, body } = call;
  const part = (name: string) => encodeURIComponent(String(names[name]));
  const overrides = new Set(namesIn(call).filter((name) => names[name] !== undefined));
  const examples = call.path.split('/');
  const parts = operation.path.split('/').map((step, at) => {
    const [, name = ''] = /^\{(\w+)\}$/.exec(step) ?? [];
    return overrides.has(name) ? part(name) : examples[at];
  });
  const queried = operation.parameters.filter(
    (one) => one.in === 'query' && overrides.has(one.name),
  );
  const search = queried.map(({ name }) => `?${name}=${part(name)}`).join('');
  const fields = Object.fromEntries(
    Object.entries({ ...body?.example }).map(([name, value]) => [name, names[name] ?? value]),
  );
  return sendExample(by, { ...call, path: parts.join('/') + search }, { fields });
}

function expectNoSecrets({ text }: HttpReply, names: OwnedThing['names'] = {}): void {
  const sent: unknown[] = Object.values(names);
  for (const secret of owned.secrets) {
    if (!sent.includes(secret)) expect(text).not.toContain(secret);
  }
}

it("each name in a customer's call is classified as owned or not", () => {
  const names = new Set(calls.flatMap(namesIn));
  expect([...names].toSorted()).toEqual([...ownedNames, ...orphaned].toSorted());
});

describe("another customer's data", () => {
  it.each(ownReads)('is hidden: $id', async (call) => {
    const reply = await sendExample(stranger, call);
    expect(reply.status).toBe(200);
    expectNoSecrets(reply);
  });

  // Attempts are counted for every caller.
  const stored = () => storedState(shop.orm, ['rate_limits']);
  let known: string | undefined;
  it.each(naming)("is not found, and doesn't change: $id", async (call) => {
    known ??= await stored();
    expect(thingsNamedIn(call)).not.toEqual([]);
    for (const { what, names } of thingsNamedIn(call)) {
      const reply = await send(stranger, call, names);
      expect([200, 404], what).toContain(reply.status);
      expect(reply.body).not.toHaveProperty('Status', 'SUCCESS');
      expectNoSecrets(reply, names);
    }
    const before = known;
    known = await stored();
    expect(known).toBe(before);
  });

  it.each(named.filter((call) => !naming.includes(call)))(
    "doesn't change when others start the same: $id",
    async (call) => {
      const seen = () =>
        Promise.all(ownReads.map(async (read) => (await sendExample(owned.owner, read)).text));
      const before = await seen();
      for (const { names } of thingsNamedIn(call)) {
        const reply = await send(stranger, call, names);
        expect(reply.status).toBeLessThan(500);
        expectNoSecrets(reply, names);
      }
      expect(await seen()).toEqual(before);
    },
  );

  it.each(naming.filter(({ id }) => /^(get|open)/.test(id)))(
    'is available to its owner: $id',
    async (call) => {
      const replies = await Promise.all(
        thingsNamedIn(call).map(async ({ names }) => [
          (await send(owned.owner, call, names)).text,
          (await send(stranger, call, names)).text,
        ]),
      );
      expect(replies.filter(([own, others]) => own !== others)).not.toEqual([]);
    },
  );
});
