import { generateSecret } from 'otplib';
import { authenticatorUri } from '@spindle/sdk/domain/identity/authenticator';
import { withFreshCode, type AroundCode } from '../identity/fresh-code.ts';
import { seal } from '../identity/secret-box.ts';
import type { SessionUser } from '../contract/session-user.ts';

const GOOD_FOR_MS = 10 * 60_000;

/**
 * Returns the URL of a new authenticator. The secret stays in this session until its first code is
 * entered. Until then, the old authenticator remains valid. Returns null if `code` is wrong or
 * already used.
 */
export async function startAuthenticatorChange(
  around: AroundCode,
  user: SessionUser,
  code: string,
): Promise<string | null> {
  const { config, now } = around.services;
  const fresh = await withFreshCode(around, code, async () => true);
  if (fresh === null) return null;
  const secret = generateSecret();
  around.session.data.nextAuthenticator = {
    box: seal(config.secretsKeys, secret, user.id),
    until: now().getTime() + GOOD_FOR_MS,
  };
  return authenticatorUri(config.business.brand.name, user.email, secret);
}
