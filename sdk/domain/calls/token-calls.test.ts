import { describe, expect, it } from 'vitest';
import { countCall, rateLimitHeaders } from './token-calls.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const inAMinute = '2026-11-23T12:01:00.000Z';

describe('a call', () => {
  it('starts a window of 600 calls per minute', () => {
    expect(countCall(undefined, now)).toEqual({
      made: 1,
      until: inAMinute,
      left: 599,
      seconds: 60,
    });
  });

  it.each([
    [1, 598],
    [598, 1],
    [599, 0],
    [600, -1],
  ])('after %i others leaves %i until the window ends', (made, left) => {
    const until = '2026-11-23T12:00:30.500Z';
    expect(countCall({ made, until }, now)).toEqual({
      made: made + 1,
      until,
      left,
      seconds: 30.5,
    });
  });

  it('at the last moment of a window belongs to it', () => {
    const until = '2026-11-23T12:00:00.001Z';
    expect(countCall({ made: 600, until }, now)).toEqual({
      made: 601,
      until,
      left: -1,
      seconds: 0.001,
    });
  });

  it.each([now.toISOString(), '2026-11-23T11:59:59.999Z'])(
    'starts a new window if the previous one ended at %s',
    (until) => {
      expect(countCall({ made: 600, until }, now)).toEqual({
        made: 1,
        until: inAMinute,
        left: 599,
        seconds: 60,
      });
    },
  );
});

it.each([
  [{ left: 599, seconds: 60 }, '"token";r=599;t=60'],
  [{ left: 1, seconds: 30.1 }, '"token";r=1;t=31'],
  [{ left: 0, seconds: 0.001 }, '"token";r=0;t=1'],
  [{ left: -1, seconds: -0.5 }, '"token";r=0;t=0'],
  [{ left: -40, seconds: -2 }, '"token";r=0;t=0'],
])('never reports less than zero calls left: %j', (status, RateLimit) => {
  expect(rateLimitHeaders(status)).toEqual({
    'RateLimit-Policy': '"token";q=600;w=60',
    RateLimit,
  });
});
