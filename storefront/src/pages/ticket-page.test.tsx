import { firstCustomer } from '@spindle/sdk/demo/people';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mockShop } from '../test/api.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
import { ownTicket } from '../test/own-ticket.ts';
import { userOf } from '../test/person-of.ts';
import { renderApp } from '../test/render-shop.tsx';

const { email } = firstCustomer;

/** Opens, as the given user, a ticket of the first customer that staff have answered. */
function open({ as = email, messages = 1 } = {}) {
  mockShop.signIn(as);
  const ticket = ownTicket(email, { status: 'WAITING', message: 'Is it\n<b>true</b>?' });
  mockShop.change(({ ticketMessages }) => {
    ticketMessages[ticket.id] = Array.from({ length: messages }, (_, at) => ({
      id: `answer-${at}`,
      from: 'STAFF' as const,
      author: 'admin@example.com',
      message: `It is ${at}.`,
      dateCreated: ticket.dateMessage,
    }));
  });
  renderApp(`/ui/support/tickets/${ticket.id}`, { user: userOf(as) });
  return ticket;
}

const thread = () => mockShop.read().ticketMessages;
const sendIt = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

test('a customer reads the thread, but not which member of staff wrote', async () => {
  const { issue, number } = open();
  expect(await screen.findByRole('heading', { level: 1, name: issue })).toBeVisible();
  expect(screen.getByText(/We replied\./)).toBeVisible();
  const messages = within(screen.getByRole('list', { name: `Messages in ticket #${number}` }));
  const displayed = messages.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(displayed[0]).toMatch(/^You .*Is it\n<b>true<\/b>\?$/s);
  expect(displayed[1]).toMatch(/^Spindle .*It is 0\.$/);
  expect(document.body.textContent).not.toContain('admin@example.com');
  await expectAccessible();
});

test("a customer's reply reopens the ticket", async () => {
  const { id } = open();
  const area = await screen.findByLabelText('Your reply');
  await sendIt();
  expect(await screen.findByText('Please type in your message')).toBeVisible();
  expect(area).toHaveFocus();
  await userEvent.type(area, 'Thank you.');
  await sendIt();
  expect(await screen.findByText('Message sent.')).toBeVisible();
  expect(area).toHaveValue('');
  expect(screen.getByText('Thank you.')).toBeVisible();
  expect(screen.getByText(/We'll reply by email and here\./)).toBeVisible();
  expect(thread()[id]?.at(-1)).toMatchObject({ from: 'CUSTOMER', message: 'Thank you.' });
});

test('a reply that could not be sent stays typed, and is sent once', async () => {
  const { id } = open();
  const area = await screen.findByLabelText('Your reply');
  await userEvent.type(area, 'Thank you.');
  mockShop.start('500', ['writeToTicket']);
  await sendIt();
  const dialog = await screen.findByRole('alertdialog', { name: 'Message not sent' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(area).toHaveValue('Thank you.');
  mockShop.calm();
  await sendIt();
  await waitFor(() => expect(area).toHaveValue(''));
  expect(thread()[id]).toHaveLength(2);
});

test('a full thread says so, and keeps the input', async () => {
  open({ messages: 199 });
  const area = await screen.findByLabelText('Your reply');
  await userEvent.type(area, 'More.');
  await sendIt();
  const dialog = await screen.findByRole('alertdialog', { name: 'Message not sent' });
  expect(dialog).toHaveTextContent('has reached the limit of 200 messages');
  expect(area).toHaveValue('More.');
});

test("another customer's ticket can't be opened", async () => {
  open({ as: 'elena.berg@example.com' });
  expect(await screen.findByRole('heading', { name: 'Ticket not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the help page' })).toBeVisible();
  await expectAccessible();
});

test("the help page lists a customer's tickets, which link to the thread", async () => {
  mockShop.signIn(email);
  const { number, issue } = ownTicket(email, { status: 'WAITING', issue: 'Runout of my spindle' });
  renderApp('/ui/support', { user: userOf(email) });
  const list = within(await screen.findByRole('region', { name: 'Your tickets' }));
  const link = list.getByRole('link', { name: issue });
  expect(link.closest('li')).toHaveTextContent(`#${number} · Waiting for you`);
  await expectAccessible();
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: issue })).toBeVisible();
});

test('visitors have no list of tickets', async () => {
  renderApp('/ui/support');
  await screen.findByLabelText('Email');
  expect(screen.queryByRole('region', { name: 'Your tickets' })).toBeNull();
});
