import { describe, expect, it } from 'vitest';
import { readMessage } from './thread.ts';
import {
  AFTER_ANSWER,
  changeAction,
  CONFIRMATIONS,
  MAX_MESSAGES,
  MAX_OWN_TICKETS,
  validateMessage,
  ticketIs,
  ticketNumbers,
  ticketStatuses,
} from './tickets.ts';

describe("a ticket's status", () => {
  it('waits for staff, then for the sender, then is closed', () => {
    expect(ticketStatuses).toEqual(['OPEN', 'WAITING', 'CLOSED']);
    expect(ticketIs(7, AFTER_ANSWER)).toBe('Ticket #7 is waiting for the customer.');
  });

  it('has its own action in the audit log', () => {
    const noted = ticketStatuses.map((status) => changeAction[status]);
    expect(noted).toEqual(['support.open-ticket', 'support.await-sender', 'support.close-ticket']);
  });
});

describe('the limits of tickets', () => {
  it('keep a single response, and a mailbox, from overflowing', () => {
    expect([MAX_MESSAGES, MAX_OWN_TICKETS, CONFIRMATIONS]).toEqual([200, 100, 5]);
  });

  it.each([0, 1, 199])('allow another message after %d', (messages) => {
    expect(validateMessage(7, messages)).toBeNull();
  });

  it.each([200, 201])('reject another message after %d', (messages) => {
    expect(validateMessage(7, messages)?.code).toBe('TICKET_FULL');
  });
});

it('asks for a missing message', () => {
  const missing = { path: 'message', message: 'Please type in your message' };
  expect(readMessage(' \r\n ')).toEqual({ missing });
  expect(readMessage(' a\r\nb\rc ')).toEqual({ message: 'a\nb\nc' });
});

it.each([
  [
    ['#1042', '7', '123456789'],
    [1042, 7, 123456789],
  ],
  [['7', 'x'], undefined],
  [['1234567890'], undefined],
  [['7#'], undefined],
  [['##7'], undefined],
  [undefined, undefined],
])('parses %j', (texts, numbers) => {
  expect(ticketNumbers(texts)).toEqual(numbers);
});
