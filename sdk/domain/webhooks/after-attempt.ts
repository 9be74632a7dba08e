import type { components } from '../../src/schema.d.ts';
import type { OffBecause } from './endpoint.ts';

export type WebhookOutcome = components['schemas']['WebhookOutcome'];
export type DeliveryState = components['schemas']['WebhookDelivery']['state'];

export const webhookOutcomes = [
  'DELIVERED',
  'REFUSED',
  'GONE',
  'NO_ANSWER',
  'TIME_OUT',
  'NOT_ALLOWED',
] as const satisfies readonly WebhookOutcome[];

export const deliveryStates = [
  'PENDING',
  'DELIVERED',
  'FAILED',
] as const satisfies readonly DeliveryState[];

/** The result of one delivery attempt. */
export interface Answer {
  outcome: WebhookOutcome;
  /** Null without a response. */
  status: number | null;
  /** The header's value as received. */
  retryAfter: string | null;
}

interface Status {
  /** Number of attempts, including this one. */
  tries: number;
  /** When deliveries to the URL started to fail. Null if the previous attempt succeeded. */
  failingSince: Date | null;
  now: Date;
  /**
   * A number from 0 to 1 that spreads out retries, so that deliveries that failed together aren't
   * retried together.
   */
  random: number;
}

interface Verdict {
  state: DeliveryState;
  nextTryAt: Date | null;
  failingSince: Date | null;
  /** No delivery to the URL before this time. */
  pausedUntil: Date | null;
  offBecause: Exclude<OffBecause, 'STAFF'> | null;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Delays between attempts: ten attempts over three days. */
const waits = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  16 * HOUR,
  24 * HOUR,
];
const LONGEST_PAUSE = DAY;
const OFF_AFTER = 5 * DAY;

/** Only a 2xx response is a success. */
export function outcomeOf(status: number): WebhookOutcome {
  if (status >= 200 && status < 300) return 'DELIVERED';
  return status === 410 ? 'GONE' : 'REFUSED';
}

/** Returns how an attempt changes the delivery and its URL. */
export function afterAttempt(
  answer: Answer,
  { tries, failingSince, now, random }: Status,
): Verdict {
  if (answer.outcome === 'DELIVERED') {
    return {
      state: 'DELIVERED',
      nextTryAt: null,
      failingSince: null,
      pausedUntil: null,
      offBecause: null,
    };
  }
  const since = failingSince ?? now;
  const pausedUntil = askedToWait(answer, now);
  const offBecause = reasonToStop(answer, now.getTime() - since.getTime());
  const wait = waits[tries - 1];
  if (offBecause !== null || wait === undefined) {
    return { state: 'FAILED', nextTryAt: null, failingSince: since, pausedUntil, offBecause };
  }
  const planned = now.getTime() + Math.round(wait * (1 + random / 10));
  const nextTryAt = new Date(Math.max(planned, pausedUntil?.getTime() ?? 0));
  return { state: 'PENDING', nextTryAt, failingSince: since, pausedUntil, offBecause };
}

function reasonToStop({ outcome }: Answer, failingMs: number): Verdict['offBecause'] {
  if (outcome === 'GONE') return 'GONE';
  return failingMs >= OFF_AFTER ? 'FAILING' : null;
}

/** Parses `Retry-After`, in seconds or as a date, up to a day. */
function askedToWait({ status, retryAfter }: Answer, now: Date): Date | null {
  if ((status !== 429 && status !== 503) || retryAfter === null) return null;
  const ms = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter) * SECOND
    : Date.parse(retryAfter) - now.getTime();
  return ms > 0 ? new Date(now.getTime() + Math.min(ms, LONGEST_PAUSE)) : null;
}

interface BeforeAttempt extends Status {
  /** Null while the webhook is on. */
  offBecause: OffBecause | null;
}

/** Returns the values to store after an attempt, for the delivery and for its webhook. */
export function settleAttempt(answer: Answer, before: BeforeAttempt) {
  const tries = before.tries + 1;
  const { state, nextTryAt, ...verdict } = afterAttempt(answer, { ...before, tries });
  const { outcome, status } = answer;
  const lastTryAt = before.now;
  const offBecause = before.offBecause ?? verdict.offBecause;
  return {
    delivery: { state, outcome, status, tries, lastTryAt, nextTryAt },
    webhook: { ...verdict, lastTryAt, lastOutcome: outcome, lastStatus: status, offBecause },
    /** Why the attempt turns the webhook off, or null. */
    stops: before.offBecause === null ? verdict.offBecause : null,
  };
}
