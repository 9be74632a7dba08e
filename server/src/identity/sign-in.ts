import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import type { Limits } from './limits.ts';
import { isRightPassword } from './password.ts';
import type { ShopSession } from './shop-session.ts';

interface Around {
  em: EntityManager;
  limits: Limits;
  session: ShopSession;
}

/**
 * Starts a session, still without the authenticator code, where the password is right and is not
 * changed at the same moment. Says nothing about whether there is such an account, neither in words
 * nor in time.
 */
export async function signIn(
  { em, limits, session }: Around,
  { username, password }: { username: string; password: string },
): Promise<boolean> {
  const email = username.trim().toLowerCase();
  await limits.take('sign-in-account', email);
  const [user] = await query<{ id: string; password_hash: string | null }>(
    em,
    'select id, password_hash from users where lower(email) = lower($1)',
    [email],
  );
  const right = await isRightPassword(user?.password_hash ?? null, password);
  if (!right || !user?.password_hash) return false;
  await limits.forgive('sign-in-account', email);
  return session.open(user.id, user.password_hash);
}
