import type { EntityManager } from '@mikro-orm/postgresql';
import { reworded } from '@spindle/sdk/domain/emails/wording';
import type { Email } from '@spindle/sdk/domain/mail/email';
import { EmailText } from './email-text.entity.ts';

/** Returns an email with the shop's own texts, as they are saved now. */
export async function rewordEmail(em: EntityManager, email: Email): Promise<Email> {
  if (!email.worded) return email;
  const saved = await em.findOne(EmailText, { kind: email.worded.kind });
  return reworded(email, saved ?? undefined);
}
