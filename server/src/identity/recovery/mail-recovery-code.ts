import { z } from 'zod';
import { query } from '../../database/query.ts';
import { defineJob } from '../../jobs/job.ts';
import { isMailedCode } from '../mailed-code.ts';
import { recoveryCodeLetter } from '../mails/recovery-code.ts';
import { unseal } from '../secret-box.ts';

/**
 * Mails a recovery's code. Sent for unknown addresses, too, so that asking does the same work; then
 * there is nobody to mail it to.
 */
export const mailRecoveryCode = defineJob({
  name: 'mail-recovery-code',
  /** The code is sealed for the recovery: jobs can be read where codes must not. */
  payload: z.object({ recoveryId: z.uuid(), sealedCode: z.string() }),
  async handle({ orm, mail, config, now }, { recoveryId, sealedCode }) {
    const [row] = await query<{ email: string; first_name: string; code_hash: string | null }>(
      orm.em.fork(),
      `select u.email, u.first_name, r.code_hash
         from recoveries r join users u on u.id = r.user_id
        where r.id = $1 and r.completed_at is null and r.expires_at > $2`,
      [recoveryId, now()],
    );
    if (row === undefined) return;
    const code = unseal(config.secretsKeys, sealedCode, recoveryId);
    if (!isMailedCode(config.secretsKeys, recoveryId, code, row.code_hash)) return;
    const { publicUrl } = config;
    const letter = recoveryCodeLetter({ firstName: row.first_name, code, publicUrl });
    await mail.send({ ...letter, to: row.email, messageId: `recovery-${recoveryId}` });
  },
});
