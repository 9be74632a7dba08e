import { describe, expect, it } from 'vitest';
import { isObject } from '@spindle/sdk/contract/document';
import { contract } from '@spindle/sdk/contract/contract';
import { exampleCalls } from './fixtures/example-calls.ts';
import { compileRequestChecks } from '@spindle/sdk/contract/request-checks';
import { makeCompilers } from '@spindle/sdk/contract/schema-compiler';

const compilers = makeCompilers(contract);
const withBody = exampleCalls().flatMap(({ body, ...call }) => (body ? [{ ...call, body }] : []));

describe('the examples of the contract', () => {
  it('exist for every body', () => {
    const bodies = exampleCalls().filter(
      ({ operation }) => Object.keys(operation.bodies).length > 0,
    );
    expect(withBody.map(({ id }) => id)).toEqual(bodies.map(({ id }) => id));
  });

  it.each(withBody)('are valid: $id', ({ operation, body }) => {
    const { type, example } = body;
    const overrides = Object.entries(structuredClone(example)).filter(([, value]) => value !== '');
    const value = Object.fromEntries(overrides);
    const checks = compileRequestChecks(operation, compilers);
    expect(() => checks.body({ type, value })).not.toThrow();
  });

  it.each(withBody)('show every required field of $id', ({ body }) => {
    const required = Array.isArray(body.schema['required']) ? body.schema['required'] : [];
    expect(Object.keys(body.example)).toEqual(expect.arrayContaining(required));
  });
});

describe('forms', () => {
  it.each(withBody.filter(({ body }) => body.type !== 'application/json'))(
    'are closed and limit every text: $id',
    ({ body }) => {
      expect(body.schema['additionalProperties']).toBe(false);
      for (const [name, field] of Object.entries(Object(body.schema['properties']))) {
        if (!isObject(field) || field['type'] !== 'string') continue;
        const limits = ['maxLength', 'enum', 'pattern', 'format'].filter((word) => word in field);
        expect([name, limits.length > 0]).toEqual([name, true]);
      }
    },
  );
});
