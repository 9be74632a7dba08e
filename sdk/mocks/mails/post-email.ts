import { emailAsText, withShopName, type Email } from '../../domain/mail/email.ts';
import { businessOf } from '../config/business.ts';
import type { AnyMockCall } from '../core/call.ts';

/** Adds an email to the mock inbox. */
export function postEmail(
  { state, now }: Pick<AnyMockCall, 'state' | 'now'>,
  to: string,
  email: Email,
): void {
  const { name } = businessOf(state).brand;
  state.mails.push({
    to,
    subject: withShopName(email.subject, name),
    text: withShopName(emailAsText(email), name),
    dateSent: now.toISOString(),
  });
}
