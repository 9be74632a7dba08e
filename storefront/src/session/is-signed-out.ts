import { ShopError } from '@spindle/sdk/errors';

/** The session has ended; the page is on its way to sign-in already and nothing need be said. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ShopError && error.status === 401;
}

/** They were asked for a fresh proof and would rather not: all is as it was, and they know why. */
export function isDeclined(error: unknown): boolean {
  return error instanceof ShopError && error.code === 'FRESH_PROOF_NEEDED';
}
