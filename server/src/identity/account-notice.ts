import {
  accountNoticeEmail,
  accountNotices,
} from '@spindle/sdk/domain/identity/account-notice-email';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { User } from './user.entity.ts';

/** Emails an account's owner about a change to how they can sign in. */
export const mailAccountNotice = defineJob({
  name: 'mail-account-notice',
  payload: z.object({ userId: z.uuid(), notice: z.enum(accountNotices), at: z.iso.datetime() }),
  async handle({ orm, mail, config }, { userId, notice, at }) {
    const user = await orm.em.fork().findOne(User, { id: userId });
    if (user === null) return;
    const when = new Date(at);
    const email = accountNoticeEmail(notice, {
      firstName: user.firstName,
      at: when,
      publicUrl: config.publicUrl,
      timeZone: config.business.timeZone,
    });
    const messageId = `${notice}-${userId}-${when.getTime()}`;
    await mail.send({ content: email, to: user.email, messageId });
  },
});
