import { withNewCode } from '@spindle/sdk/domain/identity/registration-replies';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../services.ts';
import { hashMailedCode, newMailedCode } from '../mailed-code.ts';
import { seal } from '../secret-box.ts';
import { mailRegistrationCode } from './mail-jobs.ts';
import { Registration } from '../registration.entity.ts';

interface ShippingRequest {
  tx: EntityManager;
  services: Pick<Services, 'config' | 'jobs'>;
  now: Date;
}

/** Replaces any previous code and emails the new one. */
export async function sendCode({ tx, services, now }: ShippingRequest, id: string): Promise<void> {
  const { secretsKeys } = services.config;
  const code = newMailedCode();
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const registration = await tx.findOneOrFail(Registration, { id }, lock);
  tx.assign(registration, {
    codeHash: hashMailedCode(secretsKeys, id, code),
    ...withNewCode(registration, now),
  });
  await services.jobs.send(tx, mailRegistrationCode, {
    registrationId: id,
    sealedCode: seal(secretsKeys, code, id),
  });
}
