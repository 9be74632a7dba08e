import { expect, it } from 'vitest';
import { emailAsText, type Email } from '../mail/email.ts';
import {
  supportEmail,
  ticketAnswerEmail,
  ticketMessageEmail,
  ticketReceivedEmail,
} from './ticket-emails.ts';

const ticket = {
  id: 't1',
  number: 1001,
  email: 'vi@example.com',
  name: 'Vi',
  issue: 'A question',
  message: 'Line one\nLine two',
  known: true,
};

const asRead = (email: Email) => `${email.subject}\n\n${emailAsText(email)}`;

it('tells staff what was written, and by whom', () => {
  const publicUrl = 'https://shop.example';
  expect(asRead(supportEmail(ticket, publicUrl))).toMatchInlineSnapshot(`
    "[#1001] A question

    Hello,

    Vi, vi@example.com (signed in) wrote:

    > Line one
    > Line two

    Reply in the back-office: https://shop.example/ui/admin/tickets/t1/show

    If you reply to this email, the customer gets your reply, but the ticket doesn't show it.

    {{shop}}
    "
  `);
  const visitor = { ...ticket, known: false, name: null };
  expect(asRead(supportEmail(visitor, publicUrl))).toContain(
    'vi@example.com (a visitor with an unverified address) wrote:',
  );
});

it('tells the sender that it arrived, by name only if they have an account', () => {
  expect(asRead(ticketReceivedEmail(ticket))).toMatchInlineSnapshot(`
    "[#1001] A question

    Hello Vi,

    We received your message as ticket #1001. Keep this number in the subject line when you reply.

    A question
    ----------

    > Line one
    > Line two

    We'll reply by email. To add something, reply to this email. If you didn't contact us, ignore this email.

    {{shop}}
    "
  `);
  expect(ticketReceivedEmail({ ...ticket, name: null }).greeting).toBe('Hello,');
});

it('repeats nothing of what an unverified sender wrote', () => {
  expect(asRead(ticketReceivedEmail({ ...ticket, known: false }))).toMatchInlineSnapshot(`
    "[#1001] We received your message

    Hello,

    We received your message as ticket #1001. Keep this number in the subject line when you reply.

    We'll reply by email. To add something, reply to this email. If you didn't contact us, ignore this email.

    {{shop}}
    "
  `);
});

const shopUrl = 'https://shop.example';

it('an answer links to the thread, and a visitor can reply by email', () => {
  expect(asRead(ticketAnswerEmail(ticket, 'Clean it.\nThen measure.', shopUrl)))
    .toMatchInlineSnapshot(`
      "[#1001] A question

      Hello Vi,

      We replied to your message, ticket #1001:

      > Clean it.
      > Then measure.

      To reply, sign in and open the ticket:

      View ticket #1001: https://shop.example/ui/support/tickets/t1

      {{shop}}
      "
    `);
  const visitor = { ...ticket, known: false };
  expect(emailAsText(ticketAnswerEmail(visitor, 'Clean it.', shopUrl))).toContain(
    'Reply to this email, or sign in or register with this email address to open the ticket:',
  );
});

it('sends a follow-up message to the staff', () => {
  expect(asRead(ticketMessageEmail(ticket, 'It is clean.', shopUrl))).toMatchInlineSnapshot(`
    "[#1001] A question

    Hello,

    Vi, vi@example.com replied to ticket #1001:

    > It is clean.

    Reply in the back-office: https://shop.example/ui/admin/tickets/t1/show

    {{shop}}
    "
  `);
});
