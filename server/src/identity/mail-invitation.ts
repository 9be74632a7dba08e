import { invitationEmail } from '@spindle/sdk/domain/identity/invitation-email';
import { rolesOf } from '@spindle/sdk/domain/identity/staff-roles';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { User } from './user.entity.ts';

/** Invites the owner of an account that others created, unless it has a password by now. */
export const mailInvitation = defineJob({
  name: 'mail-invitation',
  /** `at`: when it was sent again. */
  payload: z.object({ userId: z.uuid(), at: z.iso.datetime().optional() }),
  async handle({ orm, mail, config }, { userId, at }) {
    const user = await orm.em.fork().findOne(User, { id: userId });
    if (user === null || user.passwordHash !== null) return;
    const { publicUrl } = config;
    const { firstName, email: to } = user;
    const content = invitationEmail({ firstName, email: to, publicUrl, roles: rolesOf(user) });
    const messageId = ['invitation', userId, ...(at ? [Date.parse(at)] : [])].join('-');
    await mail.send({ content, to, messageId });
  },
});
