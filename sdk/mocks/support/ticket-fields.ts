import { badRequest, type FieldError } from '../../contract/failure.ts';
import type { MockCall } from '../core/call.ts';
import type { ShopState } from '../state.ts';

type TicketFields = Pick<
  ShopState['tickets'][number],
  'userId' | 'email' | 'name' | 'issue' | 'message'
>;

/**
 * What is kept of a form. Whoever is signed in writes as their account says, whatever the form does;
 * without the authenticator's code nobody is.
 * @throws 400 naming what is missing
 */
export function ticketFields({
  body: form,
  caller,
}: Pick<MockCall<'sendTicket'>, 'body' | 'caller'>): TicketFields {
  const account = caller?.mfaVerified === true ? caller : null;
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
  return { userId: account?.userId ?? null, email, name: oneLine(name) || null, issue, message };
}

/** It is the subject of a mail. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
