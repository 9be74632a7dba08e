import { badRequest, type FieldError } from '@spindle/sdk/contract/failure';
import type { SessionUser } from '../contract/session-user.ts';

export interface TicketForm {
  name?: string;
  email?: string;
  issue: string;
  message: string;
}

export interface TicketFields {
  /** Null for visitors. */
  userId: string | null;
  email: string;
  name: string | null;
  /** One line, so that it can stand in a mail's subject. */
  issue: string;
  message: string;
}

/**
 * What is stored of a form. Whoever is signed in writes as their account says, whatever the form
 * does; without the authenticator's code nobody is.
 * @throws 400 naming what is missing
 */
export function ticketFields(form: TicketForm, user: SessionUser | null): TicketFields {
  const account = user?.mfaVerified === true ? user : null;
  const issue = oneLine(form.issue);
  const message = form.message.replaceAll(/\r\n?/g, '\n').trim();
  const email = account?.email ?? form.email;
  const errors: FieldError[] = [];
  if (issue.length < 2) {
    errors.push({ path: 'issue', message: 'Please enter an issue' });
  }
  if (message.length < 5) {
    errors.push({ path: 'message', message: 'Please type in your message' });
  }
  if (email === undefined) {
    errors.push({ path: 'email', message: 'Please enter an email address.' });
  }
  if (email === undefined || errors.length > 0) {
    throw badRequest(errors[0]?.message ?? '', errors);
  }
  const name = account ? `${account.firstName} ${account.lastName}` : (form.name ?? '');
  return { userId: account?.id ?? null, email, name: oneLine(name) || null, issue, message };
}

/** Line breaks and other control characters would end a mail's header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
