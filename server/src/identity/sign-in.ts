import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { deviceHash, knownDevice } from './known-device.ts';
import type { Limits } from '../contract/limits/limits.ts';
import { isRightPassword } from './password.ts';
import type { ShopSession } from '../contract/shop-session.ts';

interface Around {
  em: EntityManager;
  limits: Limits;
  session: ShopSession;
  now: Date;
}

/**
 * Starts a session, still without the authenticator code, where the password is right and is not
 * changed at the same moment. Says nothing about whether there is such an account, neither in words
 * nor in time. Wrong passwords from elsewhere don't count for a browser that has signed in before.
 */
export async function signIn(
  { em, limits, session, now }: Around,
  { username, password }: { username: string; password: string },
): Promise<boolean> {
  const email = username.trim().toLowerCase();
  const [user] = await query<Account>(em, findAccount, [email, deviceHash(session.device), now]);
  const whom = user?.known ? knownDevice(session.device, user.id) : email;
  await limits.take('sign-in-account', whom);
  const right = await isRightPassword(user?.password_hash ?? null, password);
  if (!right || !user?.password_hash) return false;
  await limits.forgive('sign-in-account', whom);
  return session.open(user.id, user.password_hash);
}

interface Account {
  id: string;
  password_hash: string | null;
  /** This browser has signed in to it before. */
  known: boolean;
}

const findAccount = `
  select u.id, u.password_hash, d.hash is not null as known
    from users u
    left join known_devices d on d.user_id = u.id and d.hash = $2 and d.expires_at > $3
   where lower(u.email) = lower($1)`;
