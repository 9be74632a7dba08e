import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop, type TestShop } from '../../test/shop.ts';
import { isObject, type JsonObject } from '@spindle/sdk/contract/document';
import { exampleCalls, sendExample, type ExampleBody } from './fixtures/example-calls.ts';
import { announceBody } from './fixtures/announce-body.ts';
import { makeExampleThings } from './fixtures/example-things.ts';
import { expectRejection, namedFields } from './fixtures/expect-rejection.ts';
import { cookiesOf, leastPrivilegedFor, onePerKind, type People } from './fixtures/people.ts';
import { bodyLimits } from './request-body.ts';
import { FORM, JSON_TYPE, MULTIPART } from '@spindle/sdk/contract/fields';

let shop: TestShop;
let people: People;
beforeAll(async () => {
  shop = await startShop();
  await makeExampleThings(shop);
  people = await onePerKind(shop);
});
afterAll(() => shop.close());

const TOO_MUCH_TO_SEND = 20 * 1024 * 1024;
const types = [FORM, JSON_TYPE, 'text/plain', 'application/octet-stream'];
const calls = exampleCalls().flatMap(({ body, ...call }) =>
  body === undefined || call.operation.rawBody ? [] : [{ ...call, body }],
);

describe.each(calls)('the body of $id', (call) => {
  const { body } = call;
  const send = (overrides: Parameters<typeof sendExample>[2]) =>
    sendExample(people[leastPrivilegedFor(call)], call, overrides);

  it.each(types.filter((type) => !body.types.includes(type)))(
    'is not accepted as %s',
    async (type) => {
      expectRejection(await send({ raw: '{}', headers: { 'Content-Type': type } }), 415);
    },
  );

  it.each(requiredOf(body))('must have %s', async (name) => {
    const { [name]: _, ...rest } = body.example;
    const reply = await send({ fields: rest });
    expectRejection(reply, 400);
    expect(namedFields(reply)).toContain(name);
  });

  it.each(isClosed(body) ? ['admin'] : [])('rejects undeclared fields: %s', async (name) => {
    const reply = await send({ fields: { ...body.example, [name]: 'true' } });
    expectRejection(reply, 400);
    expect(namedFields(reply)).toEqual([name]);
  });

  it.each(lengthsOf(body))('has no longer %s than %i characters', async (name, max) => {
    const reply = await send({ fields: { ...body.example, [name]: 'x'.repeat(max + 1) } });
    expectRejection(reply, 400);
    expect(namedFields(reply)).toEqual([name]);
  });

  it('has a maximum size', async () => {
    const wrapping = body.type === MULTIPART ? 1024 * 1024 : 0;
    const limit = wrapping + (call.operation.bodyLimit ?? limitOf(body));
    if (limit > TOO_MUCH_TO_SEND) {
      const cookie = cookiesOf(people[leastPrivilegedFor(call)]);
      const { status, text } = await announceBody(shop.url, {
        method: call.operation.method,
        path: call.path,
        headers: { Cookie: cookie, 'Content-Type': `${body.type}; boundary=x` },
        length: limit + 1024 * 1024,
      });
      expect([status, text]).toEqual([413, expect.stringContaining('MB')]);
      return;
    }
    const fields = { ...body.example, padding: 'x'.repeat(limit) };
    expectRejection(await send({ fields }), 413);
  });
});

const signed = exampleCalls().filter(({ operation }) => operation.rawBody);

describe.each(signed)('a webhook to $id', (call) => {
  it('is rejected without a signature', async () => {
    const { status } = await sendExample(people.visitor, call);
    expect([400, 401]).toContain(status);
  });

  it('has a maximum size', async () => {
    const raw = JSON.stringify({ padding: 'x'.repeat(call.operation.bodyLimit ?? 1024 * 1024) });
    expectRejection(await sendExample(people.visitor, call, { raw }), 413);
  });

  it('is rejected if compressed', async () => {
    const headers = { 'Content-Encoding': 'gzip' };
    expectRejection(await sendExample(people.visitor, call, { raw: '{}', headers }), 415);
  });
});

function limitOf({ type }: ExampleBody): number {
  if (type === MULTIPART) return bodyLimits[MULTIPART];
  return bodyLimits[type === JSON_TYPE ? JSON_TYPE : FORM];
}

function requiredOf({ schema }: ExampleBody): string[] {
  const names = Array.isArray(schema['required']) ? schema['required'] : [];
  const { properties } = schema;
  return names
    .map(String)
    .filter((name) => !hasDefault(isObject(properties) ? properties : {}, name));
}

function hasDefault(properties: JsonObject, name: string): boolean {
  const property = properties[name];
  return isObject(property) && property['default'] !== undefined;
}

function isClosed({ schema }: ExampleBody): boolean {
  return schema['additionalProperties'] === false || schema['unevaluatedProperties'] === false;
}

function lengthsOf({ schema }: ExampleBody): [string, number][] {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).flatMap(([name, property]): [string, number][] => {
    const max = isObject(property) ? property['maxLength'] : undefined;
    return typeof max === 'number' ? [[name, max]] : [];
  });
}
