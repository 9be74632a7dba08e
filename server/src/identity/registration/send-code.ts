import { REGISTRATION_CODE_MINUTES } from '@spindle/sdk/domain/identity/mailed-codes';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../database/query.ts';
import type { Services } from '../../services.ts';
import { hashMailedCode, newMailedCode } from '../mailed-code.ts';
import { seal } from '../secret-box.ts';
import { mailRegistrationCode } from './mail-jobs.ts';

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
  await query(tx, replaceCode, [id, hashMailedCode(secretsKeys, id, code), now, codeEnds]);
  await services.jobs.send(tx, mailRegistrationCode, {
    registrationId: id,
    sealedCode: seal(secretsKeys, code, id),
  });
}

const replaceCode = `
  update registrations
     set code_hash = $2, code_sent_at = $3, tries = 0, stray_tries = 0,
         expires_at = greatest(expires_at, $4)
   where id = $1`;
