import type { Config } from '../../config.ts';

/** Loaded when a passkey is first used: reading it takes half a second and 30 MB. */
export const webauthn = () => import('@simplewebauthn/server');

/**
 * EdDSA, ES256 and RS256, which every device has one of. The library would also offer ML-DSA, which
 * Node calls experimental.
 */
export const algorithms = [-8, -7, -257];

/** Whom passkeys are for: they work nowhere but at the shop's own address. */
export function relyingParty({ publicUrl }: Config) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpName: 'Spindle', rpID: hostname, origin };
}
