import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../services.ts';
import { RESEND_SECONDS } from '@spindle/sdk/domain/identity/mailed-codes';
import { countEmail } from '../count-email.ts';
import { findAttempt } from './find-attempt.ts';
import { canResend } from '@spindle/sdk/domain/identity/registration-replies';
import { sendCode } from './send-code.ts';
import { Registration } from '../registration.entity.ts';

interface RegistrationCall {
  em: EntityManager;
  services: Pick<Services, 'config' | 'jobs' | 'limits'>;
  now: Date;
}

/**
 * Emails a new code if one is due and voids the previous one. Simultaneous requests send only one.
 * @throws Failure 429 after too many requests
 */
export async function resendCode(
  { em, services, now }: RegistrationCall,
  { email, cookie, network }: { email: string; cookie: string | null; network: string },
): Promise<void> {
  const attempt = await findAttempt(em, { email, cookie, stage: 'mail', now });
  if (attempt === null || !canResend(attempt, now)) return;
  const recipient = attempt.email.toLowerCase();
  await countEmail(services.limits, { kind: 'registration-mail', whom: recipient, network });
  await em.transactional(async (tx) => {
    const latest = new Date(now.getTime() - RESEND_SECONDS * 1000);
    const due = { id: attempt.id, completedAt: null, codeSentAt: { $lte: latest } };
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
    if (await tx.findOne(Registration, due, lock))
      await sendCode({ tx, services, now }, attempt.id);
  });
}
