import type { Config } from '../../config.ts';

/**
 * Loads the library on first use of a passkey, because importing it takes half a second and 30 MB.
 */
export const webauthn = () => import('@simplewebauthn/server');

/**
 * EdDSA, ES256 and RS256: every device supports at least one. The library also offers ML-DSA, which
 * Node marks as experimental.
 */
export const algorithms = [-8, -7, -257];

/** Returns the site that passkeys are bound to. Passkeys work only at the shop's own address. */
export function relyingParty({ publicUrl, business }: Config) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpName: business.brand.name, rpID: hostname, origin };
}
