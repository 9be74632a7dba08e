import { ShopError } from '@spindle/sdk/errors';

/**
 * Returns whether the session has ended. The browser is then already going to the sign-in page, so
 * no message is needed.
 */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ShopError && error.status === 401;
}

/**
 * Returns whether the user declined to give fresh proof. Nothing has changed, so no message is
 * needed.
 */
export function isDeclined(error: unknown): boolean {
  return error instanceof ShopError && error.code === 'FRESH_PROOF_NEEDED';
}
