import { CODE_MINUTES } from '@spindle/sdk/domain/identity/mailed-codes';
import { z } from 'zod';
import { query } from '../../database/query.ts';
import { defineJob } from '../../jobs/job.ts';
import { isMailedCode } from '../mailed-code.ts';
import { unseal } from '../secret-box.ts';
import { codeLetter, knownAddressLetter } from './mails.ts';

/**
 * The code to the address, or a word to its owner where it has an account. Who is who is only looked
 * at here, where no reply waits for it. A code that was replaced or is too old is not sent.
 */
export const mailRegistrationCode = defineJob({
  name: 'mail-registration-code',
  payload: z.object({ registrationId: z.uuid(), sealedCode: z.string() }),
  async handle({ orm, mail, config, now }, { registrationId, sealedCode }) {
    const em = orm.em.fork();
    const [attempt] = await query<Waiting>(em, waiting, [registrationId]);
    if (attempt === undefined) return;
    const { email, code_hash: hash, code_sent_at: sentAt } = attempt;
    const code = unseal(config.secretsKeys, sealedCode, registrationId);
    if (!isMailedCode(config.secretsKeys, registrationId, code, hash)) return;
    if (now().getTime() - sentAt.getTime() > CODE_MINUTES * 60_000) return;
    const letter = attempt.known ? knownAddressLetter(config.publicUrl) : codeLetter(code);
    const messageId = `registration-${registrationId}-${sentAt.getTime()}`;
    await mail.send({ ...letter, to: email, messageId });
  },
});

interface Waiting {
  email: string;
  code_hash: string | null;
  code_sent_at: Date;
  known: boolean;
}

const waiting = `
  select email, code_hash, code_sent_at,
         exists (select from users where lower(users.email) = lower(r.email)) as known
    from registrations r
   where id = $1 and completed_at is null and code_sent_at is not null`;
