import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '@spindle/sdk/contract/document';
import { startShop, type TestShop } from '../../test/shop.ts';
import {
  exampleCalls,
  bodyFields,
  sendExample,
  type ExampleCall,
} from './fixtures/example-calls.ts';
import { makeExampleThings } from './fixtures/example-things.ts';
import { expectRejection, namedFields } from './fixtures/expect-rejection.ts';
import { leastPrivilegedFor, onePerKind, type People } from './fixtures/people.ts';

/** Typed texts that are not names. */
const noNames = {
  // lines and paragraphs, including markup
  paragraphs: ['description', 'message', 'note', 'opening', 'text', 'value'],
  // never shown
  secrets: ['authCode', 'code', 'emailCode', 'discordId', 'rct'],
  passwords: ['oldPassword', 'password', 'vpassword'],
  // only compared with stored values, never stored
  compared: [
    'kind',
    ['customerId', 'deliveryId', 'email', 'id', 'rateId', 'searchValue', 'taxCode'],
    ['authenticatorAttachment', 'job', 'trackingNumber', 'username'],
  ].flat(),
  // read as paths, without hidden characters
  paths: ['from', 'to'],
  // sent back unchanged, and ignored
  ignored: [
    ['catalogId', 'catalogItemId', 'category', 'elementId'],
    ['dateCreated', 'dateModified', 'image'],
    ['currentPrice', 'saleEnds', 'salePrice', 'saleStarts'],
    ['bin', 'costPrice', 'expectedAt', 'gtin', 'seoTitle', 'supplier'],
    ['daysLeft', 'reorderLevel', 'soldLately', 'waiting'],
  ].flat(),
};

/** Reverses the text that follows: `Ada‮kraP` reads as another name. */
const HIDDEN = '\u202e';

// Providers sign their bodies and decide what names they contain.
const calls = exampleCalls().filter(({ operation }) => !operation.rawBody);
const isName = (schema: JsonObject) => schema['format'] === 'name';
const isFree = ({ type, ...schema }: JsonObject) =>
  type === 'string' && ['enum', 'pattern', 'format'].every((rule) => schema[rule] === undefined);
const inPath = ({ operation }: ExampleCall) =>
  operation.parameters.flatMap(({ in: place, name, schema }) =>
    place === 'path' && isObject(schema) ? [{ name, schema }] : [],
  );
const inBody = (call: ExampleCall) =>
  Object.entries(bodyFields(call)).map(([name, schema]) => ({ name, schema }));
const named = calls.flatMap((call) =>
  inBody(call)
    .filter(({ schema }) => isName(schema))
    .map(({ name }) => ({ id: call.id, name, call })),
);
const namedInPath = calls.filter((call) => inPath(call).some(({ schema }) => isName(schema)));

let shop: TestShop;
let people: People;
beforeAll(async () => {
  shop = await startShop();
  await makeExampleThings(shop);
  people = await onePerKind(shop);
});
afterAll(() => shop.close());

it('every text in a request is a name, has its own format, or is known not to be a name', () => {
  // an attribute is deleted by its existing name, whatever it is
  const deleted = calls.filter(({ operation }) => operation.method !== 'DELETE');
  const free = deleted
    .flatMap((call) => [...inPath(call), ...inBody(call)])
    .filter(({ schema }) => isFree(schema))
    .map(({ name }) => name);
  expect([...new Set(free)].toSorted()).toEqual(Object.values(noNames).flat().toSorted());
});

describe('an unreadable name', () => {
  it.each(named)('is rejected: $name of $id', async ({ name, call }) => {
    const fields = { ...call.body?.example, [name]: `Ada${HIDDEN}kraP` };
    const reply = await sendExample(people[leastPrivilegedFor(call)], call, { fields });
    expectRejection(reply, 400);
    expect(namedFields(reply)).toEqual([name]);
  });

  it.each(namedInPath)('is rejected in the URL: $id', async (call) => {
    const path = call.path.replace(/[^/]+$/, encodeURIComponent(`power${HIDDEN}`));
    const reply = await sendExample(people[leastPrivilegedFor(call)], { ...call, path });
    expectRejection(reply, 400);
    expect(namedFields(reply)).toEqual(['attributeId']);
  });
});
