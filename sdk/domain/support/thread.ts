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

/** The thread of a ticket; what its sender wrote first stands in the ticket itself. */
export function threadOf(ticket: FirstMessage, later: readonly TicketMessage[]): TicketMessage[] {
  const { id, email: author, message, dateCreated } = ticket;
  return [{ id, from: 'CUSTOMER', author, message, dateCreated }, ...later];
}

/** As customers read it: which member of staff wrote is not told. */
const threadForCustomer = (thread: readonly TicketMessage[]): TicketMessage[] =>
  thread.map((message) => (message.from === 'STAFF' ? { ...message, author: null } : message));

/** What is kept of a message: plain text, without the space around it. */
export const tidyMessage = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();

/** What is wrong where nothing but space was written. */
export const messageMissing = { path: 'message', message: enterMessage } as const;

/** What is kept of a message; or what is wrong. */
export function readMessage(text: string) {
  const message = tidyMessage(text);
  return message === '' ? { missing: messageMissing } : { message };
}

/** As whoever wrote it sees it. */
export const presentOwnTicket = (
  { id, number, issue, status, dateCreated }: Omit<Schemas['Ticket'], 'messages'>,
  thread: readonly TicketMessage[],
): Schemas['Ticket'] => {
  return { id, number, issue, status, dateCreated, messages: threadForCustomer(thread) };
};
