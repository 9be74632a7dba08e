import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../services.ts';
import { query } from '../database/query.ts';
import { stepOfCode } from './authenticator.ts';
import { unseal } from './secret-box.ts';
import type { SessionUser } from './session-user.ts';
import type { ShopSession } from './shop-session.ts';

interface Around {
  em: EntityManager;
  services: Pick<Services, 'config' | 'limits' | 'now'>;
  session: ShopSession;
}

/**
 * Completes a sign-in with a code of the enrolled authenticator, or enrols the one that was just
 * shown. Each code is good once: of two tries at the same moment one is refused.
 */
export async function verifyMfa(
  { em, services, session }: Around,
  user: SessionUser,
  code: string,
): Promise<boolean> {
  const { limits } = services;
  await limits.take('authenticator-code-account', user.id);
  const accepted = await accept({ em, services, session }, user, code);
  if (!accepted) return false;
  await limits.forgive('authenticator-code-account', user.id);
  await session.confirm();
  return true;
}

async function accept({ em, services, session }: Around, user: SessionUser, code: string) {
  const [row] = await query<{ totp_secret: string | null }>(
    em,
    'select totp_secret from users where id = $1',
    [user.id],
  );
  const enrolled = row?.totp_secret ?? null;
  const box = enrolled ?? session.data.pendingAuthenticator;
  if (box === undefined) return false;
  const secret = unseal(services.config.secretsKeys, box, user.id);
  const step = await stepOfCode(secret, code, services.now());
  if (step === null) return false;
  const used = await query(em, enrolled === null ? enrol : useStep, [user.id, step, box]);
  return used.length > 0;
}

const useStep = `
  update users set totp_last_step = $2
   where id = $1 and totp_secret = $3 and (totp_last_step is null or totp_last_step < $2)
  returning id`;

const enrol = `
  update users set totp_secret = $3, totp_last_step = $2
   where id = $1 and totp_secret is null
  returning id`;
