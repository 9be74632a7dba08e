import type { Config } from '../config.ts';
import { generateSecret } from 'otplib';
import { authenticatorUri } from '@spindle/sdk/domain/identity/authenticator';
import { seal, unseal } from './secret-box.ts';
import type { ShopSession } from '../contract/shop-session.ts';
import type { SessionUser } from '../contract/session-user.ts';

/**
 * The address for an authenticator app, or null where one or a passkey is there already. The secret waits in
 * the session, the same one however often it is asked for, until its first code is given.
 */
export function startEnrolment(
  { config, session }: { config: Config; session: ShopSession },
  user: SessionUser,
): string | null {
  if (user.mfaEnrolled || user.hasPasskeys) return null;
  const { data } = session;
  data.pendingAuthenticator ??= seal(config.secretsKeys, generateSecret(), user.id);
  const secret = unseal(config.secretsKeys, data.pendingAuthenticator, user.id);
  return authenticatorUri(user.email, secret);
}
