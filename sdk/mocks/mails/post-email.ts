import { emailAsText, type Email } from '../../domain/mail/email.ts';
import type { AnyMockCall } from '../core/call.ts';

/** Adds an email to the mock inbox. */
export function postEmail(
  { state, now }: Pick<AnyMockCall, 'state' | 'now'>,
  to: string,
  email: Email,
): void {
  const { subject } = email;
  state.mails.push({ to, subject, text: emailAsText(email), dateSent: now.toISOString() });
}
