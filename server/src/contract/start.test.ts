import { describe, expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import type { JsonObject } from '@spindle/sdk/contract/document';
import { contract } from '@spindle/sdk/contract/contract';
import { mountContract } from './mount.ts';
import { routeCalls } from './route-calls.ts';
import { Failure } from '@spindle/sdk/contract/failure';
import { readOperations, type Operation } from '@spindle/sdk/contract/operation';
import { replyChecker } from '@spindle/sdk/contract/reply-checks';
import { emptyLastId, makeRouter } from '@spindle/sdk/contract/router';
import { thingsContract } from './fixtures/things.ts';

function contractWith(call: JsonObject): JsonObject {
  const responses = { '200': { description: 'Fine.' } };
  return { paths: { '/api/x': { get: { operationId: 'x', security: [{}], responses, ...call } } } };
}

describe('the contract is rejected at startup', () => {
  it.each([
    ['without security', { security: null }],
    ['with empty security', { security: [] }],
    ['with a role nobody knows', { security: [{ session: ['boss'] }] }],
    ['with a session but no role', { security: [{ session: [] }] }],
    ['without an operationId', { operationId: null }],
    ['without a success status', { responses: { '404': { description: 'Gone.' } } }],
  ])('%s', (_, call) => {
    expect(() => readOperations(contractWith(call))).toThrow(/GET \/api\/x/);
  });
});

describe('handlers and operations', () => {
  const document = { ...contractWith({}), components: { schemas: {} } };
  const mount = (handlers: object, limit?: string) =>
    mountContract({
      document: limit ? { ...document, ...contractWith({ 'x-rate-limit': limit }) } : document,
      handlers,
      services: Object.assign(Object.create(null), {
        config: parseConfig({}),
        limits: { has: (name: string) => name === 'known' },
      }),
      session: (_, next) => next(),
      sessionOf: () => Object.create(null),
      openToken: async () => Object.create(null),
    });

  it('must match', () => {
    expect(() => mount({ x: () => {} }, 'known')).not.toThrow();
    expect(() => mount({})).toThrow('without a handler: x');
    expect(() => mount({ x: () => {}, y: () => {} })).toThrow('without an operation: y');
    expect(() => mount({ x: () => {} }, 'unknown')).toThrow('limit unknown');
  });
});

describe("the shop's contract", () => {
  const operations = readOperations(contract);

  it('declares for every operation who may call it and its name', () => {
    expect(operations.length).toBeGreaterThan(90);
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  });

  it('makes 400 of deletions, uploads and attributes without an id, and allows PUT for new records', () => {
    const paths = emptyLastId(operations).map(({ method, path }) => `${method} ${path}`);
    expect(paths).toContain('DELETE /api/catbuilder/');
    expect(paths).toContain('POST /api/catimage/');
    expect(paths).toContain('PUT /api/catbuilder/{catalogId}/{catalogItemId}/');
    expect(paths).not.toContain('PUT /api/catbuilder/');
    expect(paths).not.toContain('PUT /api/catbuilder/{catalogId}/');
  });

  it('routes every path alike in the shop and in the mocks', async () => {
    const ofMocks = makeRouter(operations);
    const ofShop = routeCalls(
      operations.map(({ id, method, path }) => ({
        method,
        path,
        answer: (_, params) => ({ id, params }),
      })),
    );
    const outcome = async (route: () => unknown) => {
      try {
        return await route();
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        return { status: error.status, headers: error.headers, errors: error.errors };
      }
    };
    let found = 0;
    for (const path of probesOf(operations)) {
      for (const method of ['HEAD', 'GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS', 'PURGE']) {
        const ctx = Object.assign(Object.create(null), { method, path, request: {} });
        const routed = await outcome(() => ofShop(ctx, async () => undefined));
        const expected = await outcome(() => {
          const route = ofMocks(method, path);
          return route && { id: route.operation.id, params: route.params };
        });
        expect({ method, path, routed }).toEqual({ method, path, routed: expected });
        if (Object(expected).id !== undefined) found += 1;
      }
    }
    expect(found).toBeGreaterThan(operations.length);
  });
});

/**
 * Replaces the ids in each path with ids, literal segments or nothing, with and without a trailing
 * slash.
 */
function probesOf(operations: readonly Operation[]): Set<string> {
  const fillings = ['an%20id', '%E0%A4%A', 'special', 'inventory', ''];
  const filled = operations.flatMap(({ path }) => [
    ...fillings.map((filling) => path.replaceAll(/\{\w+\}/g, filling)),
    path.replace(/\{\w+\}$/, '').replaceAll(/\{\w+\}/g, 'id'),
    path.replace(/[^/]+$/, 'other').replaceAll(/\{\w+\}/g, 'id'),
    path.toUpperCase(),
  ]);
  return new Set(
    filled.flatMap((path) => [path, path.replace(/\/$/, ''), `${path}/`, `${path}/x`]),
  );
}

describe('the check of responses', () => {
  const document = thingsContract();
  const check = replyChecker(document);
  const operation = readOperations(document).find(({ id }) => id === 'getThing');
  const reply = (status: number, body: unknown, type = 'application/json') => {
    if (operation !== undefined) check({ operation, status, type, body });
  };

  it('accepts what the contract names', () => {
    reply(200, { saw: 1 });
    reply(404, { Status: 'ERROR', Reason: 'Gone.', code: 'NOT_FOUND' });
    reply(400, {
      Status: 'ERROR',
      Reason: 'Wrong.',
      code: 'INVALID_REQUEST',
      Errors: [{ path: 'x', message: 'wrong' }],
    });
  });

  it.each([
    ['a refusal without a code', 404, { Status: 'ERROR', Reason: 'Gone.' }],
    ['a business refusal without a code', 200, { saw: 1, Status: 'ERROR' }],
    ['a code nobody listed', 404, { Status: 'ERROR', Reason: 'Gone.', code: 'OUT_OF_STOCK' }],
    ['a member too many', 200, { saw: 1, password: 'x' }],
    ['a member too few', 200, {}],
    ['a status nobody named', 409, { Status: 'ERROR', Reason: 'x' }],
    ['a broken server', 500, { Status: 'ERROR', Reason: 'x' }],
    ['an error of another shape', 404, { message: 'Not Found' }],
  ])('rejects %s', (_, status, body) => {
    expect(() => reply(status, body)).toThrow('getThing returned');
  });

  it('rejects another media type', () => {
    expect(() => reply(200, 'Not Found', 'text/plain')).toThrow('text/plain');
  });
});
