import { badRequest } from '../../contract/failure.ts';
import { messageMissing, threadOf, tidyMessage } from '../../domain/support/thread.ts';
import type { AnyMockCall } from '../core/call.ts';
import type { ShopState } from '../state.ts';

type Ticket = ShopState['tickets'][number];
type Message = ShopState['ticketMessages'][string][number];

/** Oldest first. */
export const threadIn = ({ ticketMessages }: ShopState, ticket: Ticket): Message[] =>
  threadOf(ticket, ticketMessages[ticket.id] ?? []);

export function addMessage(
  { state, now, newId }: Pick<AnyMockCall, 'state' | 'now' | 'newId'>,
  ticket: Ticket,
  written: Pick<Message, 'from' | 'author' | 'message'>,
): Message {
  const message = { id: newId(), ...written, dateCreated: now.toISOString() };
  (state.ticketMessages[ticket.id] ??= []).push(message);
  ticket.dateMessage = message.dateCreated;
  return message;
}

/** @throws 400 where nothing but space was written */
export function readMessage(text: string): string {
  const message = tidyMessage(text);
  if (message === '') throw badRequest(messageMissing.message, [messageMissing]);
  return message;
}
