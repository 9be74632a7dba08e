import { describe, expect, it } from 'vitest';
import { contract } from '@spindle/sdk/contract/contract';
import { readOperations, type Operation } from '@spindle/sdk/contract/operation';

const operations = readOperations(contract);

/** Returns every status that an operation's declarations can lead to. */
function rejectionsOf(operation: Operation): string[] {
  const { access, bodies, path, rawBody } = operation;
  const hasBody = Object.keys(bodies).length > 0;
  const guarded = operation.changesState && !rawBody;
  return Object.entries({
    // A body or query that the call does not accept.
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

const isRejection = (content: object) =>
  Object.keys(content).join() === 'application/json' &&
  /schemas\/(ErrorReply|ConflictReply)"/.test(JSON.stringify(content));

describe('the contract declares how each call may be rejected', () => {
  it('with every status that its rules can lead to', () => {
    const silent = operations.flatMap((operation) =>
      rejectionsOf(operation)
        .filter((status) => operation.responses[status] === undefined)
        .map((status) => `${operation.id} ${status}`),
    );
    expect(silent).toEqual([]);
  });

  it('and in the common format', () => {
    const others = operations.flatMap(({ id, responses }) =>
      Object.entries(responses)
        .filter(([status, { content }]) => Number(status) >= 400 && !isRejection(Object(content)))
        .map(([status]) => `${id} ${status}`),
    );
    expect(others).toEqual([]);
  });
});

describe('calls that change something are marked', () => {
  it('including PUT and DELETE', () => {
    const writes = operations.filter(({ method }) => method === 'PUT' || method === 'DELETE');
    const silent = writes.filter(({ changesState }) => !changesState);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('and POST, except searches, previews and tests', () => {
    const searches = operations.filter(
      ({ method, changesState }) => method === 'POST' && !changesState,
    );
    expect(searches.map(({ id }) => id).toSorted()).toEqual([
      'listLabelRates',
      'listPendingOrders',
      'listPickedOrders',
      'previewEmail',
      'refreshOrder',
      'searchOrders',
      'testProvider',
    ]);
  });

  it('and are never cacheable', () => {
    for (const { id, cacheable, changesState, access } of operations) {
      expect([id, cacheable && (changesState || access.session)]).toEqual([id, false]);
    }
  });
});
