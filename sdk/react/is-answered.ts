import { ShopError } from '../src/errors.ts';

const UNKNOWN_OUTCOMES = new Set([0, 408, 425, 429]);

/**
 * Returns whether the shop responded. Without a response, the call may or may not have taken
 * effect.
 */
export function isAnswered(error: unknown): boolean {
  if (error instanceof DOMException) return false;
  if (!(error instanceof ShopError)) return true;
  const { status, code } = error;
  return status < 500 && !UNKNOWN_OUTCOMES.has(status) && code !== 'IDEMPOTENCY_KEY_UNDER_WAY';
}
