import { newDeviceEmail } from '@spindle/sdk/domain/identity/new-device-email';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { User } from './user.entity.ts';

/** Emails an account's owner about a sign-in from an unknown browser. */
export const mailNewDevice = defineJob({
  name: 'mail-new-device',
  payload: z.object({
    userId: z.uuid(),
    device: z.string(),
    place: z.string(),
    at: z.iso.datetime(),
  }),
  async handle({ orm, mail, config: { publicUrl, business } }, { userId, at, ...browser }) {
    const user = await orm.em.fork().findOne(User, { id: userId });
    if (user === null) return;
    const when = new Date(at);
    const { firstName } = user;
    const facts = { firstName, ...browser, at: when, publicUrl, timeZone: business.timeZone };
    const content = newDeviceEmail(facts);
    const messageId = `new-device-${userId}-${when.getTime()}`;
    await mail.send({ content, to: user.email, messageId });
  },
});
