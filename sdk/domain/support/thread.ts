import type { components } from '../../src/schema.d.ts';
import { enterMessage } from './read-ticket-form.ts';

type Schemas = components['schemas'];
type TicketMessage = Schemas['TicketMessage'];

interface FirstMessage {
  id: string;
  email: string;
  message: string;
  dateCreated: string;
}

/** Returns all messages of a ticket. The first one is stored in the ticket itself. */
export function threadOf(ticket: FirstMessage, later: readonly TicketMessage[]): TicketMessage[] {
  const { id, email: author, message, dateCreated } = ticket;
  return [{ id, from: 'CUSTOMER', author, message, dateCreated }, ...later];
}

/** Returns the thread for the customer, without the names of staff. */
const threadForCustomer = (thread: readonly TicketMessage[]): TicketMessage[] =>
  thread.map((message) => (message.from === 'STAFF' ? { ...message, author: null } : message));

/** Normalizes a message for storage: plain text, trimmed. */
export const tidyMessage = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();

/** The error for a message that is empty or only spaces. */
export const messageMissing = { path: 'message', message: enterMessage } as const;

/** Returns the message to store, or the error. */
export function readMessage(text: string) {
  const message = tidyMessage(text);
  return message === '' ? { missing: messageMissing } : { message };
}

/** Returns a ticket as its sender sees it. */
export const presentOwnTicket = (
  { id, number, issue, status, dateCreated }: Omit<Schemas['Ticket'], 'messages'>,
  thread: readonly TicketMessage[],
): Schemas['Ticket'] => {
  return { id, number, issue, status, dateCreated, messages: threadForCustomer(thread) };
};
