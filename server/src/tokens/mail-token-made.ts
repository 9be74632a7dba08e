import { tokenMadeEmail } from '@spindle/sdk/domain/tokens/token-made-email';
import { z } from 'zod';
import { db } from '../database/db.ts';
import { defineJob } from '../jobs/job.ts';

/** Emails the account that an API token acts for when the token is created. */
export const mailTokenMade = defineJob({
  name: 'mail-token-made',
  payload: z.object({ tokenId: z.uuid() }),
  async handle({ orm, mail, config: { publicUrl, business } }, { tokenId }) {
    const made = await db(orm.em.fork())
      .selectFrom('api_tokens as t')
      .innerJoin('users as u', 'u.id', 't.user_id')
      .select([
        'u.email',
        'u.first_name as firstName',
        't.name',
        't.scope',
        't.scopes',
        't.created_at as madeAt',
        't.expires_at as expiresAt',
      ])
      .where('t.id', '=', tokenId)
      .executeTakeFirst();
    if (made === undefined) return;
    const { timeZone } = business;
    const content = tokenMadeEmail({ ...made, publicUrl, timeZone });
    await mail.send({ content, to: made.email, messageId: `token-made-${tokenId}` });
  },
});
