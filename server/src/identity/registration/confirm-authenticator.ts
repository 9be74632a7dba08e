import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../services.ts';
import { stepOfCode } from '@spindle/sdk/domain/identity/authenticator';
import { unseal } from '../secret-box.ts';
import { countEmail } from '../count-email.ts';
import { findAttempt } from './find-attempt.ts';
import { sendCode } from './send-code.ts';
import { returnAttempt, countAttempt } from './count-attempt.ts';
import { Registration } from '../registration.entity.ts';

interface RegistrationCall {
  em: EntityManager;
  services: Pick<Services, 'config' | 'jobs' | 'limits'>;
  now: Date;
}

interface AuthenticatorCode {
  email: string;
  authCode: string;
  cookie: string | null;
  network: string;
}

/**
 * Step 2: checks the first code from the attempt's authenticator, then emails a code to the
 * address.
 * @throws Failure 429 after too many requests
 */
export async function confirmAuthenticator(
  { em, services, now }: RegistrationCall,
  { email, authCode, cookie, network }: AuthenticatorCode,
): Promise<'mailed' | 'none' | 'done' | 'dead' | 'wrong'> {
  const attempt = await findAttempt(em, { email, cookie, stage: 'authenticator', now });
  if (attempt === null) return 'none';
  if (attempt.stage !== 'authenticator') return 'done';
  if (!(await countAttempt(em, attempt))) return 'dead';
  const secret = unseal(services.config.secretsKeys, attempt.totpSecret, attempt.id);
  const step = stepOfCode(secret, authCode, now);
  if (step === null) return 'wrong';
  try {
    const recipient = attempt.email.toLowerCase();
    await countEmail(services.limits, { kind: 'registration-mail', whom: recipient, network });
  } catch (error) {
    await returnAttempt(em, attempt);
    throw error;
  }
  return em.transactional(async (tx) => {
    const open = { id: attempt.id, totpLastStep: null, completedAt: null, expiresAt: { $gt: now } };
    const marked = await tx.nativeUpdate(Registration, open, { totpLastStep: step });
    if (marked === 0) return 'done';
    await sendCode({ tx, services, now }, attempt.id);
    return 'mailed';
  });
}
