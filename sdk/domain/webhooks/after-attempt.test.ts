import { describe, expect, it } from 'vitest';
import {
  afterAttempt,
  deliveryStates,
  outcomeOf,
  settleAttempt,
  webhookOutcomes,
  type Answer,
  type DeliveryState,
  type WebhookOutcome,
} from './after-attempt.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const now = new Date('2026-11-23T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const currentStatus = { tries: 1, failingSince: null, now, random: 0 };
const rejected = (status: number, retryAfter: string | null = null): Answer => ({
  outcome: 'REFUSED',
  status,
  retryAfter,
});
const silent: Answer = { outcome: 'NO_ANSWER', status: null, retryAfter: null };

it('every outcome and delivery state can be listed and filtered by', () => {
  const outcomes: Record<WebhookOutcome, true> = {
    DELIVERED: true,
    REFUSED: true,
    GONE: true,
    NO_ANSWER: true,
    TIME_OUT: true,
    NOT_ALLOWED: true,
  };
  const states: Record<DeliveryState, true> = { PENDING: true, DELIVERED: true, FAILED: true };
  expect(webhookOutcomes).toEqual(Object.keys(outcomes));
  expect(deliveryStates).toEqual(Object.keys(states));
});

it.each([
  [199, 'REFUSED'],
  [200, 'DELIVERED'],
  [299, 'DELIVERED'],
  [300, 'REFUSED'],
  [409, 'REFUSED'],
  [410, 'GONE'],
  [411, 'REFUSED'],
])('a response of %i is %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});

it("a successful delivery resets its webhook's failures", () => {
  const delivered = { outcome: 'DELIVERED', status: 204, retryAfter: null } as const;
  expect(afterAttempt(delivered, { ...currentStatus, failingSince: later(-9 * DAY) })).toEqual({
    state: 'DELIVERED',
    nextTryAt: null,
    failingSince: null,
    pausedUntil: null,
    offBecause: null,
  });
});

describe('a failed delivery', () => {
  it.each([
    [1, 5 * SECOND],
    [2, 300 * SECOND],
    [3, 1_800 * SECOND],
    [4, 2 * HOUR],
    [5, 5 * HOUR],
    [6, 10 * HOUR],
    [7, 14 * HOUR],
    [8, 16 * HOUR],
    [9, 24 * HOUR],
  ])('is retried some time after attempt %i', (tries, wait) => {
    expect(afterAttempt(silent, { ...currentStatus, tries })).toEqual({
      state: 'PENDING',
      nextTryAt: later(wait),
      failingSince: now,
      pausedUntil: null,
      offBecause: null,
    });
  });

  it('is given up after the tenth attempt, while its webhook stays on', () => {
    expect(afterAttempt(silent, { ...currentStatus, tries: 10 })).toEqual({
      state: 'FAILED',
      nextTryAt: null,
      failingSince: now,
      pausedUntil: null,
      offBecause: null,
    });
  });

  it.each([
    [0, 5_000],
    [0.3333, 5_167],
    [0.5, 5_250],
    [1, 5_500],
  ])('waits up to a tenth longer, to spread retries: %d', (random, wait) => {
    expect(afterAttempt(silent, { ...currentStatus, random }).nextTryAt).toEqual(later(wait));
  });

  it('keeps the time when failures started', () => {
    const failingSince = later(-HOUR);
    expect(afterAttempt(silent, { ...currentStatus, failingSince })).toMatchObject({
      failingSince,
    });
  });
});

describe('a webhook', () => {
  it('that responds with 410 Gone is turned off immediately', () => {
    const gone = { outcome: 'GONE', status: 410, retryAfter: '120' } as const;
    expect(afterAttempt(gone, currentStatus)).toEqual({
      state: 'FAILED',
      nextTryAt: null,
      failingSince: now,
      pausedUntil: null,
      offBecause: 'GONE',
    });
  });

  it('that fails for five days is turned off', () => {
    const failingSince = later(-5 * DAY);
    expect(afterAttempt(rejected(503, '60'), { ...currentStatus, failingSince })).toEqual({
      state: 'FAILED',
      nextTryAt: null,
      failingSince,
      pausedUntil: later(60 * SECOND),
      offBecause: 'FAILING',
    });
  });

  it('that fails for slightly less stays on', () => {
    const failingSince = later(1 - 5 * DAY);
    expect(afterAttempt(silent, { ...currentStatus, failingSince })).toMatchObject({
      state: 'PENDING',
      offBecause: null,
    });
  });
});

it('stores an attempt along with what follows from it', () => {
  const before = { ...currentStatus, tries: 0, offBecause: null };
  expect(settleAttempt(rejected(500), before)).toEqual({
    delivery: {
      state: 'PENDING',
      outcome: 'REFUSED',
      status: 500,
      tries: 1,
      lastTryAt: now,
      nextTryAt: later(5 * SECOND),
    },
    webhook: {
      failingSince: now,
      pausedUntil: null,
      lastTryAt: now,
      lastOutcome: 'REFUSED',
      lastStatus: 500,
      offBecause: null,
    },
    stops: null,
  });
});

it('turns a webhook off once, for the first reason', () => {
  const gone = { outcome: 'GONE', status: 410, retryAfter: null } as const;
  expect(settleAttempt(gone, { ...currentStatus, offBecause: null })).toMatchObject({
    webhook: { offBecause: 'GONE' },
    stops: 'GONE',
  });
  expect(settleAttempt(gone, { ...currentStatus, offBecause: 'STAFF' })).toMatchObject({
    webhook: { offBecause: 'STAFF' },
    stops: null,
  });
});
