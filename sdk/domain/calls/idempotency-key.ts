import { rejection } from '../rejection.ts';

const fit = /^[A-Za-z0-9._:-]{8,128}$/;

/**
 * Returns why an `Idempotency-Key` is invalid, as the rest of a sentence that begins with its name,
 * or null.
 */
export function invalidKey(key: string): string | null {
  if (key === '') return 'is required: generate a value and reuse it when you retry the call';
  return fit.test(key) ? null : 'must be 8 to 128 letters, digits and . _ : -';
}

/** Maximum number of keys, and of bytes in their replies, stored for one account at a time. */
export const MAX_SAVED_KEYS = 10_000;
export const MAX_SAVED_REPLY_BYTES = 32 * 1024 * 1024;

export const tooManyKeys =
  'Too many calls with an Idempotency-Key in one day. Wait until the oldest are 24 hours old, or call without a key.';

export const keyUsed = rejection(
  'IDEMPOTENCY_KEY_USED',
  'This Idempotency-Key was used for another call. Use a new one.',
);
export const keyUnderWay = rejection(
  'IDEMPOTENCY_KEY_UNDER_WAY',
  'The first call with this Idempotency-Key is still in progress. Try again in a moment.',
);

/** Shown if a form was changed after an earlier attempt whose response was lost. */
export const firstAttemptArrived =
  'We already received your first attempt. Reload the page to see the result before you try again.';
