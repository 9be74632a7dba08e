// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShopState } from '@spindle/sdk/mocks/state';
import { beforeEach, expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';

type Person = ShopState['people'][number];
type Ticket = ShopState['tickets'][number];

/** A customer with an order and a subscription. */
let sender: Person;

beforeEach(() => {
  const { people, subscriptions, orders } = mockShop.read();
  sender = firstOf(people, ({ userId }) =>
    [subscriptions, orders].every((all) => all.some((one) => one.userId === userId)),
  );
});

/** Shows the ticket that is waiting for a reply, by default that customer's. */
function open(facts: Partial<Ticket> = {}): Ticket {
  const { userId, email } = sender;
  const ticket = mockShop.change(({ tickets }) =>
    Object.assign(
      firstOf(tickets, ({ status }) => status === 'OPEN'),
      { number: 1042, userId, email, ...facts },
    ),
  );
  openApp(`/ui/admin/tickets/${ticket.id}/show`);
  return ticket;
}

const ticketNow = () => firstOf(mockShop.read().tickets, ({ number }) => number === 1042);

/** Changes the open ticket as if someone else did. */
function changeAsSomeoneElse(facts: Partial<Ticket>): void {
  mockShop.change(({ tickets }) => {
    Object.assign(
      firstOf(tickets, ({ number }) => number === 1042),
      facts,
    );
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the message as text, and a reply by email with the number', async () => {
  const ticket = open({
    email: 'ada@example.com',
    issue: 'Runout & noise',
    message: 'It runs out.\n<b>By 0.02 mm.</b>',
  });
  expect(await screen.findByRole('heading', { name: 'Ticket #1042' })).toBeTruthy();
  expect(screen.getByText(/It runs out\./).textContent).toBe(ticket.message);
  const reply = screen.getByRole('link', { name: 'Reply by email' });
  expect(reply.getAttribute('href')).toBe(
    'mailto:ada@example.com?subject=%5B%231042%5D%20Runout%20%26%20noise',
  );
  await expectAccessible();
});

it("shows the sender's orders, subscriptions and tickets, by their account", async () => {
  open();
  const { orders, subscriptions } = mockShop.read();
  const order = firstOf(orders, ({ userId }) => userId === sender.userId);
  const subscription = firstOf(subscriptions, ({ userId }) => userId === sender.userId);
  await (await part('Their orders')).findByText(order.orderId.slice(0, 8));
  await (await part('Their subscriptions')).findAllByText(subscription.title);
  await (await part('Other tickets')).findByText('#1042');
});

it("shows that a visitor's address may be anyone's, and looks it up", async () => {
  open({ userId: null, name: null });
  expect(await screen.findByText(/address not verified/)).toBeTruthy();
  const order = firstOf(mockShop.read().orders, ({ userId }) => userId === sender.userId);
  await (await part('Their orders')).findByText(order.orderId.slice(0, 8));
  expect(screen.queryByRole('region', { name: 'Their subscriptions' })).toBeNull();
});

it('shows that an unknown sender has bought nothing', async () => {
  open({ userId: null, name: null, email: 'stranger@example.com' });
  expect(await screen.findByText('No orders from this address.')).toBeTruthy();
});

it('replies in the thread, which assigns the ticket', async () => {
  const { id, email } = open();
  const field = await screen.findByRole('textbox', { name: /^Reply/ });
  await press('Send reply');
  expect(await screen.findByText('Please type in your message')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'Test event queued.');
  await press('Send reply');
  const notice = await screen.findByText('Reply sent');
  expect(notice.parentElement?.textContent).toContain(`Reply sent to ${email}.`);
  const messages = within(screen.getByRole('list', { name: 'Messages' }));
  expect((await messages.findByText('Test event queued.')).parentElement?.textContent).toMatch(
    /^admin@example\.com/,
  );
  expect(field).toHaveProperty('value', '');
  expect((await screen.findAllByText('Waiting')).length).toBeGreaterThan(0);
  expect(screen.getByRole('combobox', { name: 'Assigned to' }).textContent).toBe(
    'admin@example.com',
  );
  expect(mockShop.read().ticketMessages[id]).toHaveLength(1);
  expect(mockShop.read().mails.at(-1)).toMatchObject({ to: email });
  await expectAccessible();
});

it('keeps the input if someone else was faster, and shows their message', async () => {
  const { id } = open();
  const field = await screen.findByRole('textbox', { name: /^Reply/ });
  await userEvent.type(field, 'Mine.');
  changeAsSomeoneElse({ status: 'WAITING', version: 4, answeredBy: 'sam@example.com' });
  mockShop.change(({ ticketMessages }) => {
    const dateCreated = '2026-11-22T10:00:00.000Z';
    const author = 'sam@example.com';
    ticketMessages[id] = [{ id: 'm1', from: 'STAFF', author, message: 'Theirs.', dateCreated }];
  });
  await press('Send reply');
  expect((await screen.findByRole('alert')).textContent).toContain('sam@example.com replied');
  expect(await screen.findByText('Theirs.')).toBeTruthy();
  expect(field).toHaveProperty('value', 'Mine.');
  await press('Send and close');
  expect(await screen.findByRole('button', { name: 'Reopen ticket' })).toBeTruthy();
  expect(mockShop.read().ticketMessages[id]).toHaveLength(2);
});

it('assigns a ticket to a colleague, and back', async () => {
  open();
  const choose = async (name: string) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Assigned to' }));
    await userEvent.click(await screen.findByRole('option', { name }));
  };
  await choose('admin@example.com');
  await screen.findByText('Ticket assigned');
  expect(ticketNow().assignee).toBe('admin@example.com');
  await choose('Unassigned');
  await screen.findByText('Ticket unassigned');
  expect(ticketNow().assigneeId).toBeNull();
});

it('closes a ticket', async () => {
  open();
  await press('Close ticket');
  const notice = await screen.findByText('Ticket closed');
  expect(notice.parentElement?.textContent).toContain('Ticket #1042 is closed.');
  expect(await screen.findByRole('button', { name: 'Reopen ticket' })).toBeTruthy();
  expect(screen.getByText('admin@example.com')).toBeTruthy();
  expect(ticketNow().status).toBe('CLOSED');
  await expectAccessible();
  await userEvent.keyboard('z');
  expect(await screen.findByText('Ticket reopened')).toBeTruthy();
  expect(ticketNow().status).toBe('OPEN');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it('undoes nothing that a colleague has changed since', async () => {
  open();
  await press('Close ticket');
  await screen.findByRole('button', { name: 'Reopen ticket' });
  changeAsSomeoneElse({ version: 9, closedBy: 'sam@example.com' });
  await press('Undo');
  expect(await screen.findByText('This ticket changed')).toBeTruthy();
  expect(ticketNow().status).toBe('CLOSED');
});

it('shows that a colleague was faster, and what they did', async () => {
  open();
  await screen.findByRole('button', { name: 'Close ticket' });
  changeAsSomeoneElse({ status: 'CLOSED', version: 4, closedBy: 'sam@example.com' });
  await press('Close ticket');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This ticket changedSomeone else changed ticket #1042: sam@example.com closed it. Reload the ticket.',
  );
  expect(await screen.findByRole('button', { name: 'Reopen ticket' })).toBeTruthy();
});

it('shows an error when the shop fails', async () => {
  open({ status: 'CLOSED' });
  mockShop.start('500', ['changeTicketStatus']);
  await press('Reopen ticket');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Ticket not updatedSomething went wrong on our side/,
  );
  expect(ticketNow().status).toBe('CLOSED');
});

it('replies from a template, filled in before it is sent; asks for unknown values', async () => {
  const bought = mockShop
    .read()
    .orders.filter(({ userId, parentId }) => userId === sender.userId && parentId === null);
  const last = bought
    .map(({ dateCreated }) => dateCreated)
    .toSorted()
    .at(-1);
  // Orders bought together but shipped separately have the same time, so there may be several
  // latest ones.
  const latest = bought.filter(({ dateCreated }) => dateCreated === last);
  open({ name: null });
  await press('Templates');
  await press('New template');
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Where is it');
  await userEvent.click(screen.getByRole('textbox', { name: /^Text/ }));
  await userEvent.paste('Hello {name}, {order} is on its way ({ticket}).');
  await press('Save template');
  await screen.findByRole('button', { name: 'Edit Where is it' });
  await expectAccessible();
  await press('Close');
  const choice = screen.getByRole('combobox', { name: 'Reply with a template' });
  await userEvent.type(choice, 'where{Enter}');
  const answer = screen.getByRole('textbox', { name: /^Reply/ });
  await waitFor(() => expect(answer).toHaveDisplayValue(/ is on its way \(#1042\)\.$/));
  expect(latest.map(({ orderId }) => `Hello {name}, ${orderId.slice(0, 8)}`)).toContain(
    answer.textContent.split(' is on')[0],
  );
  expect(answer).toHaveFocus();
  await press('Send reply');
  expect(await screen.findByText('Replace {name} before sending.')).toBeVisible();
  expect(mockShop.read().ticketMessages[ticketNow().id]).toBeUndefined();
  await userEvent.clear(answer);
  await userEvent.paste('Hello Ada.');
  await press('Send reply');
  await screen.findByText('Reply sent');
});
