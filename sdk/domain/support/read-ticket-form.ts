export const enterIssue = 'Please enter an issue';
export const enterMessage = 'Please type in your message';
export const enterEmail = 'Please enter an email address.';

interface TicketForm {
  name?: string;
  email?: string;
  issue: string;
  message: string;
}

/** The sender's account, if they are signed in with their authenticator code. */
interface Account {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

export interface TicketFields {
  /** Null for visitors. */
  userId: string | null;
  email: string;
  name: string | null;
  /** A single line, because it becomes an email subject. */
  issue: string;
  message: string;
}

interface MissingField {
  path: 'issue' | 'message' | 'email';
  message: string;
}

/**
 * Returns the fields to store, or the missing ones. For a signed-in sender, name and email come
 * from the account instead of the form.
 */
export function readTicketForm(
  form: TicketForm,
  account: Account | null,
): { fields: TicketFields } | { missing: MissingField[] } {
  const issue = oneLine(form.issue);
  const message = form.message.replaceAll(/\r\n?/g, '\n').trim();
  const email = account?.email ?? form.email;
  const missing: MissingField[] = [];
  if (issue.length < 2) missing.push({ path: 'issue', message: enterIssue });
  if (message.length < 5) missing.push({ path: 'message', message: enterMessage });
  if (email === undefined) missing.push({ path: 'email', message: enterEmail });
  if (email === undefined || missing.length > 0) return { missing };
  const name = oneLine(account ? `${account.firstName} ${account.lastName}` : (form.name ?? ''));
  const userId = account?.id ?? null;
  return { fields: { userId, email, name: name || null, issue, message } };
}

/** Replaces line breaks and other control characters, which would end an email header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
