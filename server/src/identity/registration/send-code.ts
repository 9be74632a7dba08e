import { REGISTRATION_CODE_MINUTES } from '@spindle/sdk/domain/identity/mailed-codes';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../services.ts';
import { hashMailedCode, newMailedCode } from '../mailed-code.ts';
import { seal } from '../secret-box.ts';
import { mailRegistrationCode } from './mail-jobs.ts';
import { Registration } from '../registration.entity.ts';

interface Sending {
  tx: EntityManager;
  services: Pick<Services, 'config' | 'jobs'>;
  now: Date;
}

/**
 * Puts a new code in place of any before, gives five tries anew and mails it. The attempt lives at
 * least as long as the code.
 */
export async function sendCode({ tx, services, now }: Sending, id: string): Promise<void> {
  const { secretsKeys } = services.config;
  const code = newMailedCode();
  const codeEnds = new Date(now.getTime() + REGISTRATION_CODE_MINUTES * 60_000);
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const registration = await tx.findOneOrFail(Registration, { id }, lock);
  tx.assign(registration, {
    codeHash: hashMailedCode(secretsKeys, id, code),
    codeSentAt: now,
    tries: 0,
    strayTries: 0,
    expiresAt: registration.expiresAt > codeEnds ? registration.expiresAt : codeEnds,
  });
  await services.jobs.send(tx, mailRegistrationCode, {
    registrationId: id,
    sealedCode: seal(secretsKeys, code, id),
  });
}
