import { registrationEmail } from '@spindle/sdk/domain/identity/code-emails';
import { isOldCode } from '@spindle/sdk/domain/identity/registration-replies';
import { z } from 'zod';
import { db } from '../../database/db.ts';
import { bool, lower } from '../../database/expressions.ts';
import { defineJob } from '../../jobs/job.ts';
import { isMailedCode } from '../mailed-code.ts';
import { unseal } from '../secret-box.ts';

/**
 * Emails the code, or a notice to the owner if the address already has an account. Only this job
 * looks for the account, because no reply waits for the job. A replaced or expired code is not
 * sent.
 */
export const mailRegistrationCode = defineJob({
  name: 'mail-registration-code',
  payload: z.object({ registrationId: z.uuid(), sealedCode: z.string() }),
  async handle({ orm, mail, config, now }, { registrationId, sealedCode }) {
    const em = orm.em.fork();
    const attempt = await db(em)
      .selectFrom('registrations as r')
      .select(['r.email', 'r.code_hash', 'r.code_sent_at'])
      .select((eb) =>
        bool(
          eb.exists(
            eb
              .selectFrom('users')
              .select('users.id')
              .where((users) =>
                users(lower(users.ref('users.email')), '=', lower(users.ref('r.email'))),
              ),
          ),
        ).as('known'),
      )
      .where('r.id', '=', registrationId)
      .where('r.completed_at', 'is', null)
      .executeTakeFirst();
    if (attempt === undefined) return;
    const { email, code_hash: hash, code_sent_at: sentAt } = attempt;
    if (sentAt === null) return;
    const code = unseal(config.secretsKeys, sealedCode, registrationId);
    if (!isMailedCode(config.secretsKeys, registrationId, code, hash)) return;
    if (isOldCode(sentAt, now())) return;
    const content = registrationEmail({ code, isKnown: attempt.known }, config.publicUrl);
    const messageId = `registration-${registrationId}-${sentAt.getTime()}`;
    await mail.send({ content, to: email, messageId });
  },
});
