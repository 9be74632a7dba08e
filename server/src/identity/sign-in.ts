import { sql } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { bool, lower } from '../database/expressions.ts';
import { deviceHash, findKnownDevice } from './known-device.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { signInEmail } from '@spindle/sdk/domain/identity/email-domain';
import type { ShopSession } from '../contract/shop-session.ts';
import type { Services } from '../services.ts';
import { attemptSignIn } from './sign-in-attempts.ts';

interface SignInCall {
  em: EntityManager;
  services: Pick<Services, 'limits' | 'security'>;
  session: ShopSession;
  now: Date;
}

/**
 * Starts a session that still needs the authenticator code, if the password is correct and isn't
 * being changed. Neither the reply nor its timing reveals whether the account exists. A browser
 * that has signed in before isn't affected by wrong passwords from elsewhere.
 */
export async function signIn(
  { em, services, session, now }: SignInCall,
  { username, password }: { username: string; password: string },
): Promise<boolean> {
  const email = signInEmail(username);
  const user = await db(em)
    .selectFrom('users as u')
    .leftJoin('known_devices as d', (join) =>
      join
        .onRef('d.user_id', '=', 'u.id')
        .on('d.hash', '=', deviceHash(session.device))
        .on('d.expires_at', '>', now),
    )
    .select(['u.id', 'u.password_hash'])
    // True if this browser has signed in to the account before.
    .select((eb) => bool(eb('d.hash', 'is not', null)).as('known'))
    .where((eb) => eb(lower(eb.ref('u.email')), '=', lower(sql.val(email))))
    .executeTakeFirst();
  const attempt = user?.known ? findKnownDevice(session.device, user.id) : email;
  const userId = user?.id ?? null;
  const one = { limit: 'sign-in-account', whom: attempt, userId, wrong: 'WRONG_PASSWORD' } as const;
  const account = await attemptSignIn(services, one, async () => {
    const passwordHash = user?.password_hash ?? null;
    const { right, rehash } = await verifyPassword(passwordHash, password);
    return right && userId !== null && passwordHash !== null
      ? { userId, passwordHash, rehash }
      : null;
  });
  if (account === null) return false;
  const { rehash, ...opening } = account;
  // Open the session before the hash changes, so that a simultaneous sign-in still finds the hash
  // it compared.
  const opened = await session.open(opening.userId, opening.passwordHash);
  if (opened && rehash) await replaceHash(em, { ...opening, password });
  return opened;
}

/**
 * Stores the hash of the password's composed form, unless the password has changed in the meantime.
 */
async function replaceHash(
  em: EntityManager,
  { userId, passwordHash, password }: { userId: string; passwordHash: string; password: string },
): Promise<void> {
  await db(em)
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .execute();
}
