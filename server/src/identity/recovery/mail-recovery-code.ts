import { recoveryCodeEmail } from '@spindle/sdk/domain/identity/code-emails';
import { z } from 'zod';
import { db } from '../../database/db.ts';
import { defineJob } from '../../jobs/job.ts';
import { isMailedCode } from '../mailed-code.ts';
import { unseal } from '../secret-box.ts';

/**
 * Emails a recovery code. The job also runs for unknown addresses, so that every request does the
 * same work, but then sends no email.
 */
export const mailRecoveryCode = defineJob({
  name: 'mail-recovery-code',
  /** The code is sealed for the recovery, because people who must not see codes can read jobs. */
  payload: z.object({ recoveryId: z.uuid(), sealedCode: z.string() }),
  async handle({ orm, mail, config, now }, { recoveryId, sealedCode }) {
    const row = await db(orm.em.fork())
      .selectFrom('recoveries as r')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .select(['u.email', 'u.first_name', 'r.code_hash'])
      .where('r.id', '=', recoveryId)
      .where('r.completed_at', 'is', null)
      .where('r.expires_at', '>', now())
      .executeTakeFirst();
    if (row === undefined) return;
    const code = unseal(config.secretsKeys, sealedCode, recoveryId);
    if (!isMailedCode(config.secretsKeys, recoveryId, code, row.code_hash)) return;
    const { publicUrl } = config;
    const email = recoveryCodeEmail({ firstName: row.first_name, code, publicUrl });
    await mail.send({ content: email, to: row.email, messageId: `recovery-${recoveryId}` });
  },
});
