import { invitationEmail } from '@spindle/sdk/domain/identity/invitation-email';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { User } from './user.entity.ts';

/** Invites a customer whose account was imported, unless they have a password by now. */
export const mailInvitation = defineJob({
  name: 'mail-invitation',
  payload: z.object({ userId: z.uuid() }),
  async handle({ orm, mail, config }, { userId }) {
    const user = await orm.em.fork().findOne(User, { id: userId });
    if (user === null || user.passwordHash !== null) return;
    const { publicUrl } = config;
    const { firstName, email: to } = user;
    const content = invitationEmail({ firstName, email: to, publicUrl });
    await mail.send({ content, to, messageId: `invitation-${userId}` });
  },
});
