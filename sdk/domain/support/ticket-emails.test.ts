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

it('whoever answers reads what was written, and by whom', () => {
  const publicUrl = 'https://shop.example';
  expect(asRead(supportEmail(ticket, publicUrl))).toMatchInlineSnapshot(`
    "[#1001] A question

    Vi, vi@example.com (signed in) wrote:

    > Line one
    > Line two

    Answer it, with their orders beside it: https://shop.example/ui/admin/tickets/t1/show

    A reply to this mail goes to them, too, but does not stand in the thread.

    Spindle
    "
  `);
  const visitor = { ...ticket, known: false, name: null };
  expect(supportEmail(visitor, publicUrl).greeting).toBe(
    'vi@example.com (a visitor: the address is not checked) wrote:',
  );
});

it('the sender is told that it arrived, by name only where they are known', () => {
  expect(asRead(ticketReceivedEmail(ticket))).toMatchInlineSnapshot(`
    "[#1001] A question

    Hello Vi,

    We have received your message. It is ticket #1001: please leave the number in the subject when you write about it.

    A question
    ----------

    > Line one
    > Line two

    We answer by mail. You can reply to this mail if you want to add something. If you did not write to us, you need not do anything.

    Spindle
    "
  `);
  expect(ticketReceivedEmail({ ...ticket, name: null }).greeting).toBe('Hello,');
});

it('an address that nobody verified gets none of the sender’s words', () => {
  expect(asRead(ticketReceivedEmail({ ...ticket, known: false }))).toMatchInlineSnapshot(`
    "[#1001] We received your message

    Hello,

    We have received your message. It is ticket #1001: please leave the number in the subject when you write about it.

    We answer by mail. You can reply to this mail if you want to add something. If you did not write to us, you need not do anything.

    Spindle
    "
  `);
});

const shopUrl = 'https://shop.example';

it('an answer leads to the thread; a visitor may reply by mail', () => {
  expect(asRead(ticketAnswerEmail(ticket, 'Clean it.\nThen measure.', shopUrl)))
    .toMatchInlineSnapshot(`
    "[#1001] A question

    Hello Vi,

    We have answered your message, ticket #1001:

    > Clean it.
    > Then measure.

    To go on, sign in and answer there:

    Read and answer ticket #1001: https://shop.example/ui/support/tickets/t1

    Spindle
    "
  `);
  const visitor = { ...ticket, known: false };
  expect(emailAsText(ticketAnswerEmail(visitor, 'Clean it.', shopUrl))).toContain(
    'To go on, reply to this mail; or sign in, or register, with this address and answer there:',
  );
});

it('what the sender writes on reaches whoever answers', () => {
  expect(asRead(ticketMessageEmail(ticket, 'It is clean.', shopUrl))).toMatchInlineSnapshot(`
    "[#1001] A question

    Vi, vi@example.com wrote on in ticket #1001:

    > It is clean.

    Answer it, with their orders beside it: https://shop.example/ui/admin/tickets/t1/show

    Spindle
    "
  `);
});
