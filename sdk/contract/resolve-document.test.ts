import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { asObject, isObject, type JsonObject } from './document.ts';
import { resolveDocument } from './resolve-document.ts';

const text = { type: 'string', maxLength: 9 };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const order = {
  description: 'An order.',
  allOf: [ref('OrderCore')],
  required: ['note'],
  properties: { note: { ...ref('Note'), description: 'Of the buyer.' } },
  unevaluatedProperties: false,
};

/** Returns the full schema of a call. */
function full(schemas: JsonObject, schema: JsonObject = ref('Order')): JsonObject {
  const core = { type: 'object', required: ['id'], properties: { id: text } };
  const all = { OrderCore: core, Note: text, Order: order, ...schemas };
  const { components } = resolveDocument({ paths: { '/': schema }, components: { schemas: all } });
  return asObject(asObject(components, 'components')['schemas'], 'schemas');
}

describe('a composed schema', () => {
  it('has their fields and its own, and is closed if it says so', () => {
    expect(full({})).toEqual({
      Order: {
        type: 'object',
        description: 'An order.',
        required: ['id', 'note'],
        properties: { id: text, note: { ...text, description: 'Of the buyer.' } },
        additionalProperties: false,
      },
    });
  });

  it('has its fields in the order of its columns, then the others', () => {
    const list = { ...order, 'x-columns': 'note, id', properties: { state: text, note: text } };
    const { properties } = asObject(full({ Order: list })['Order'], 'Order');
    expect(Object.keys(asObject(properties, 'properties'))).toEqual(['note', 'id', 'state']);
  });

  it.each([
    ['has a column that is no field', { Order: { ...order, 'x-columns': 'id, total' } }],
    ['has a field that its base has', { Order: { ...order, properties: { id: text } } }],
    ['is closed to the fields of its base', { Order: { ...order, additionalProperties: false } }],
    [
      'extends what is closed',
      { OrderCore: { type: 'object', additionalProperties: false, properties: { id: text } } },
    ],
  ])('is rejected if it %s', (_, schemas) => {
    expect(() => full(schemas)).toThrow("can't be combined");
  });
});

it('no schema of the contract repeats another: shared fields are in a base', () => {
  const file = new URL('../../openapi.yaml', import.meta.url);
  const { components } = asObject(parse(readFileSync(file, 'utf8')), 'the contract');
  const schemas = Object.entries(Object(components).schemas).flatMap(([name, schema]) => {
    const fields = isObject(schema) && isObject(schema['properties']) ? schema['properties'] : {};
    return [
      { name, fields: new Set(Object.entries(fields).map((field) => JSON.stringify(field))) },
    ];
  });
  expect(schemas.length).toBeGreaterThan(300);
  const repeated = schemas.flatMap(({ name, fields }, at) =>
    schemas
      .slice(at + 1)
      .map((other) => [name, other.name, fields.intersection(other.fields).size] as const)
      .filter(([, , alike]) => alike > 3),
  );
  expect(repeated).toEqual([]);
});
