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

describe('a state of a ticket', () => {
  it('waits for staff first, then for the sender, and ends', () => {
    expect(ticketStatuses).toEqual(['OPEN', 'WAITING', 'CLOSED']);
    expect(ticketIs(7, AFTER_ANSWER)).toBe('Ticket #7 is waiting for the customer.');
  });

  it('is noted under a name of its own', () => {
    const noted = ticketStatuses.map((status) => changeAction[status]);
    expect(noted).toEqual(['support.open-ticket', 'support.await-sender', 'support.close-ticket']);
  });
});

describe('the limits of tickets', () => {
  it('keep one reply, and one mailbox, from overflowing', () => {
    expect([MAX_MESSAGES, MAX_OWN_TICKETS, CONFIRMATIONS]).toEqual([200, 100, 5]);
  });

  it.each([0, 1, 199])('leave room behind %d messages', (messages) => {
    expect(validateMessage(7, messages)).toBeNull();
  });

  it.each([200, 201])('leave none behind %d', (messages) => {
    expect(validateMessage(7, messages)?.code).toBe('TICKET_FULL');
  });
});

it('a form without a message asks for it', () => {
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
])('people read out %j', (texts, numbers) => {
  expect(ticketNumbers(texts)).toEqual(numbers);
});
