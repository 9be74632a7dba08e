import { z } from 'zod';
import { db } from '../database/db.ts';
import { defineJob } from '../jobs/job.ts';
import { accountNoticeLetter, accountNotices } from './mails/account-notice.ts';

/** Tells an account's owner of a change that opens or closes doors to it. */
export const mailAccountNotice = defineJob({
  name: 'mail-account-notice',
  payload: z.object({ userId: z.uuid(), notice: z.enum(accountNotices), at: z.iso.datetime() }),
  async handle({ orm, mail, config }, { userId, notice, at }) {
    const user = await db(orm.em.fork())
      .selectFrom('users')
      .select(['email', 'first_name'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (user === undefined) return;
    const when = new Date(at);
    const letter = accountNoticeLetter(notice, {
      firstName: user.first_name,
      at: when,
      publicUrl: config.publicUrl,
    });
    const messageId = `${notice}-${userId}-${when.getTime()}`;
    await mail.send({ ...letter, to: user.email, messageId });
  },
});
