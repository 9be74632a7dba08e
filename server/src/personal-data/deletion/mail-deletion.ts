import {
  deletionEmail,
  deletionStages,
  type DeletionStage,
} from '@spindle/sdk/domain/account/deletion-emails';
import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';
import { User } from '../../identity/user.entity.ts';

interface DeletionNotice {
  userId: string;
  stage: DeletionStage;
  due: Date;
}

/** Emails an account's owner about the account's deletion. */
export async function emailDeletionNotice(
  { orm, mail, config }: Pick<Services, 'orm' | 'mail' | 'config'>,
  { userId, stage, due }: DeletionNotice,
): Promise<void> {
  const user = await orm.em.fork().findOne(User, { id: userId });
  if (user === null) return;
  const { firstName } = user;
  const { publicUrl, business } = config;
  const { timeZone } = business;
  const email = deletionEmail(stage, { firstName, due, publicUrl, timeZone });
  const messageId = `deletion-${stage}-${userId}-${due.getTime()}`;
  await mail.send({ content: email, to: user.email, messageId });
}

export const mailDeletion = defineJob({
  name: 'mail-deletion',
  payload: z.object({ userId: z.uuid(), stage: z.enum(deletionStages), due: z.iso.datetime() }),
  handle: (services, { userId, stage, due }) =>
    emailDeletionNotice(services, { userId, stage, due: new Date(due) }),
});
