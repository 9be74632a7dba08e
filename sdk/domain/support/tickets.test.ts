import { describe, expect, it } from 'vitest';
import { readTicketForm } from './read-ticket-form.ts';
import { confirmationsSince, ticketChanged, ticketIs, ticketReceived } from './tickets.ts';

const form = { issue: 'Runout', message: 'It runs out.', email: 'vi@example.com' };
const account = { id: 'u1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Park' };

describe('a form', () => {
  it('of a visitor is stored as typed, without what would break a mail', () => {
    const typed = { ...form, name: ' Vi\r\nBcc: x ', issue: ' Run\n out ', message: ' a\r\nb\rc ' };
    expect(readTicketForm(typed, null)).toEqual({
      fields: {
        userId: null,
        email: 'vi@example.com',
        name: 'Vi Bcc: x',
        issue: 'Run out',
        message: 'a\nb\nc',
      },
    });
    expect(readTicketForm({ ...form, name: ' ' }, null)).toMatchObject({ fields: { name: null } });
    expect(readTicketForm(form, null)).toMatchObject({ fields: { name: null } });
  });

  it('of somebody signed in says who they are, whatever it says', () => {
    expect(readTicketForm({ ...form, name: 'Somebody' }, account)).toMatchObject({
      fields: { userId: 'u1', email: 'ada@example.com', name: 'Ada Park' },
    });
  });

  it('names all that is missing', () => {
    expect(readTicketForm({ issue: ' a ', message: ' abcd ' }, null)).toEqual({
      missing: [
        { path: 'issue', message: 'Please enter an issue' },
        { path: 'message', message: 'Please type in your message' },
        { path: 'email', message: 'Please enter an email address.' },
      ],
    });
    expect(readTicketForm({ ...form, issue: 'a', message: 'abcde' }, null)).toEqual({
      missing: [{ path: 'issue', message: 'Please enter an issue' }],
    });
    expect(readTicketForm({ ...form, issue: 'ab', message: 'abcd' }, null)).toEqual({
      missing: [{ path: 'message', message: 'Please type in your message' }],
    });
  });
});

it('a ticket is named by its number', () => {
  expect(ticketReceived(1001, 'vi@example.com')).toBe(
    'Your message has arrived. It is ticket #1001; we will answer to vi@example.com.',
  );
  expect(ticketIs(1001, 'OPEN')).toBe('Ticket #1001 is open.');
  expect(ticketIs(1001, 'CLOSED')).toBe('Ticket #1001 is closed.');
});

it.each([
  ['OPEN', null, 'it is open'],
  ['CLOSED', 'sam@example.com', 'sam@example.com closed it'],
  ['CLOSED', null, 'somebody closed it'],
] as const)('a ticket that was changed is %s by %s', (status, closedBy, stands) => {
  expect(ticketChanged({ number: 7, status, closedBy })).toEqual({
    code: 'CHANGED_MEANWHILE',
    reason: `Ticket #7 was changed by somebody else meanwhile: ${stands}. Look at it again.`,
  });
});

it('confirmations are counted for a quarter of an hour', () => {
  const now = new Date('2026-11-22T14:20:00Z');
  expect(confirmationsSince(now)).toEqual(new Date('2026-11-22T14:05:00Z'));
});
