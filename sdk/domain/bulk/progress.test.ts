import { describe, expect, it } from 'vitest';
import { presentBulk, alreadyStarted, type BulkRecord } from './progress.ts';

const bulk = { id: '1', action: 'prices', state: 'scheduled' } as const;
const none = { ...bulk, total: 0, done: 0, results: [] };

describe('a scheduled job', () => {
  it.each([new Date('2030-01-01T05:00:00Z'), '2030-01-01T06:00:00+01:00'])(
    'says when it starts, in UTC: %s',
    (startsAt) => {
      expect(presentBulk({ ...bulk, startsAt, records: [] })).toStrictEqual({
        ...none,
        startsAt: '2030-01-01T05:00:00.000Z',
      });
    },
  );

  it('has no start time if it started immediately', () => {
    expect(presentBulk({ ...bulk, startsAt: null, records: [] })).toStrictEqual(none);
    expect(presentBulk({ ...bulk, records: [] })).toStrictEqual(none);
  });
});

it('presents a finished record without empty fields', () => {
  const record: BulkRecord = { id: 'a', status: 'SUCCESS', reason: null, code: null, cents: null };
  const waiting = { ...record, id: 'b', status: null };
  expect(presentBulk({ ...bulk, records: [record, waiting] })).toStrictEqual({
    ...bulk,
    total: 2,
    done: 1,
    results: [{ id: 'a', Status: 'SUCCESS', Reason: '' }],
  });
});

it('says who sent the same request before, and where to look', () => {
  expect(alreadyStarted('sam@example.com')).toEqual({
    code: 'TAKEN_UP_BEFORE',
    reason: 'sam@example.com already submitted this change. See Changes for the result.',
  });
});
