import { describe, expect, it } from 'vitest';
import { contract } from '@spindle/sdk/contract/contract';
import { readOperations, type Operation } from '@spindle/sdk/contract/operation';

const operations = readOperations(contract);

/** Every status that the rules beside an operation can lead to. */
function refusalsOf(operation: Operation): string[] {
  const { access, bodies, path, rawBody } = operation;
  const hasBody = Object.keys(bodies).length > 0;
  const guarded = operation.changesState && !rawBody;
  return Object.entries({
    // A body or a query that the call does not take.
    400: true,
    401: access.role !== undefined || access.token,
    403:
      guarded ||
      access.role === 'warehouse' ||
      access.role === 'extended' ||
      (access.session && !access.token),
    409: operation.once !== null,
    413: hasBody,
    415: hasBody,
    422: operation.once !== null,
    429: operation.rateLimit !== undefined || access.token || access.session,
    503: !path.startsWith('/healthz'),
  }).flatMap(([status, can]) => (can ? [status] : []));
}

describe('the contract says how each call may be refused', () => {
  it.each(operations)('$id', (operation) => {
    const declared = Object.keys(operation.responses);
    expect(declared).toEqual(expect.arrayContaining(refusalsOf(operation)));
  });

  it.each(operations)('and in the one shape: $id', ({ responses }) => {
    for (const [status, { content }] of Object.entries(responses)) {
      if (Number(status) < 400) continue;
      expect(Object.keys(Object(content))).toEqual(['application/json']);
      expect(JSON.stringify(content)).toMatch(/schemas\/(ErrorReply|ConflictReply)"/);
    }
  });
});

describe('whatever changes something says so', () => {
  it.each(operations.filter(({ method }) => method === 'PUT' || method === 'DELETE'))(
    '$id',
    ({ changesState }) => expect(changesState).toBe(true),
  );

  it('and POST does, but for searches', () => {
    const searches = operations.filter(
      ({ method, changesState }) => method === 'POST' && !changesState,
    );
    expect(searches.map(({ id }) => id).toSorted()).toEqual([
      'listLabelRates',
      'listPendingOrders',
      'listPickedOrders',
      'refreshOrder',
      'searchOrders',
    ]);
  });

  it('is never cacheable', () => {
    for (const { id, cacheable, changesState, access } of operations) {
      expect([id, cacheable && (changesState || access.session)]).toEqual([id, false]);
    }
  });
});
