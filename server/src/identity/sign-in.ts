import { sql } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';
import { db } from '../database/db.ts';
import { bool, lower } from '../database/expressions.ts';
import { deviceHash, knownDevice } from './known-device.ts';
import { isRightPassword } from './password.ts';
import type { ShopSession } from '../contract/shop-session.ts';
import type { Services } from '../services.ts';
import { takeSignInTry } from './sign-in-tries.ts';

interface Around {
  em: EntityManager;
  services: Pick<Services, 'limits' | 'security'>;
  session: ShopSession;
  now: Date;
}

/**
 * Starts a session, still without the authenticator code, where the password is right and is not
 * changed at the same moment. Says nothing about whether there is such an account, neither in words
 * nor in time. Wrong passwords from elsewhere don't count for a browser that has signed in before.
 */
export async function signIn(
  { em, services, session, now }: Around,
  { username, password }: { username: string; password: string },
): Promise<boolean> {
  const email = username.trim().toLowerCase();
  const user = await db(em)
    .selectFrom('users as u')
    .leftJoin('known_devices as d', (join) =>
      join
        .onRef('d.user_id', '=', 'u.id')
        .on('d.hash', '=', deviceHash(session.device))
        .on('d.expires_at', '>', now),
    )
    .select(['u.id', 'u.password_hash'])
    // this browser has signed in to it before
    .select((eb) => bool(eb('d.hash', 'is not', null)).as('known'))
    .where((eb) => eb(lower(eb.ref('u.email')), '=', lower(sql.val(email))))
    .executeTakeFirst();
  const whom = user?.known ? knownDevice(session.device, user.id) : email;
  const userId = user?.id ?? null;
  const failed = await takeSignInTry(services, { limit: 'sign-in-account', whom, userId });
  const right = await isRightPassword(user?.password_hash ?? null, password);
  if (!right || !user?.password_hash) {
    await failed(userId === null ? 'UNKNOWN_PERSON' : 'WRONG_PASSWORD');
    return false;
  }
  await services.limits.forgive('sign-in-account', whom);
  return session.open(user.id, user.password_hash);
}
