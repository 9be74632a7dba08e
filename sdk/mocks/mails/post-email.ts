import { reworded } from '../../domain/emails/wording.ts';
import { emailAsText, withShopName, type Email } from '../../domain/mail/email.ts';
import { businessOf } from '../config/business.ts';
import type { AnyMockCall } from '../core/call.ts';
import { wordingsOf } from '../emails/wordings.ts';

/** Adds an email to the mock inbox, with the shop's own texts. */
export function postEmail(
  { state, now }: Pick<AnyMockCall, 'state' | 'now'>,
  to: string,
  original: Email,
): void {
  const text = original.worded && wordingsOf(state)[original.worded.kind];
  const email = reworded(original, text);
  const { name } = businessOf(state).brand;
  state.mails.push({
    to,
    subject: withShopName(email.subject, name),
    text: withShopName(emailAsText(email), name),
    dateSent: now.toISOString(),
  });
}
