import { describe, expect, it } from 'vitest';
import { afterAttempt } from './after-attempt.ts';

const SECOND = 1_000;
const DAY = 86_400_000;

const now = new Date('2026-11-23T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

const afterAnswer = (status: number, retryAfter: string | null) =>
  afterAttempt(
    { outcome: 'REFUSED', status, retryAfter },
    { tries: 1, failingSince: null, now, random: 0 },
  );

describe('a webhook that asks to wait', () => {
  it.each([429, 503])('with %i is left alone for that long', (status) => {
    expect(afterAnswer(status, '120')).toEqual({
      state: 'PENDING',
      nextTryAt: later(120 * SECOND),
      failingSince: now,
      pausedUntil: later(120 * SECOND),
      offBecause: null,
    });
  });

  it.each([428, 430, 502, 504])('with %i is ignored', (status) => {
    expect(afterAnswer(status, '120')).toMatchObject({
      nextTryAt: later(5 * SECOND),
      pausedUntil: null,
    });
  });

  it.each([
    ['1', 1_000],
    ['86399', DAY - SECOND],
    ['86400', DAY],
    ['86401', DAY],
    ['999999999', DAY],
    ['Mon, 23 Nov 2026 12:10:00 GMT', 600_000],
    ['Mon, 23 Nov 2026 12:10:00 +0000', 600_000],
    ['2026-11-23T12:10:00Z', 600_000],
    ['Wed, 25 Nov 2026 12:00:00 GMT', DAY],
  ])('gets %s, at most a day', (retryAfter, pause) => {
    expect(afterAnswer(503, retryAfter)).toMatchObject({ pausedUntil: later(pause) });
  });

  it.each([null, '', '0', '-5', 'soon', 'Mon, 23 Nov 2026 12:00:00 GMT', '1234567890'])(
    'gets nothing for %j',
    (retryAfter) => {
      expect(afterAnswer(503, retryAfter)).toMatchObject({
        nextTryAt: later(5 * SECOND),
        pausedUntil: null,
      });
    },
  );

  it("isn't retried sooner if it asks for less than the usual delay", () => {
    expect(afterAnswer(429, '2')).toMatchObject({
      nextTryAt: later(5 * SECOND),
      pausedUntil: later(2 * SECOND),
    });
  });
});
