import { expect, it } from 'vitest';
import { MAX_WEBHOOKS } from './endpoint.ts';
import {
  deliveriesRetainedSince,
  MAX_REPLAYED,
  replayableSince,
  replayed,
  tooManyEvents,
  webhooksFull,
} from './replies.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
/** 85 days before `now`. */
const first = new Date('2026-08-30T12:00:00.000Z');
const at = (from: Date, ms: number) => new Date(from.getTime() + ms);

it('names limits by their numbers', () => {
  expect(webhooksFull.reason).toBe(`The limit is ${MAX_WEBHOOKS} webhooks. Delete one first.`);
  const max = MAX_REPLAYED.toLocaleString('en-US');
  expect(tooManyEvents.reason).toContain(`More than ${max} events`);
});

it.each([
  [0, 'No failed deliveries to resend.'],
  [1, '1 event queued.'],
  [2, '2 events queued.'],
])('reports %i resent events', (count, text) => {
  expect(replayed(count)).toBe(text);
});

it('replays events from the requested time, at most 85 days back', () => {
  expect(replayableSince(at(first, 1), now)).toEqual(at(first, 1));
  expect(replayableSince(first, now)).toEqual(first);
  expect(replayableSince(at(first, -1), now)).toEqual(first);
});

it('keeps deliveries for thirty days', () => {
  expect(deliveriesRetainedSince(now)).toEqual(new Date('2026-10-24T12:00:00.000Z'));
});
