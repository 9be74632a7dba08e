import { expect, it } from 'vitest';
import { asJson, once } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { supportDesk } from '../makers/support-desk.ts';
import { until } from '../until.ts';

const SUPPORT = 'shop@spindle.example';
const newEmail = () => `${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Defines tests of replies, senders' further messages, and the ownership of tickets. */
export function threadsConform(shop: () => ConformingShop): void {
  const desk = supportDesk(shop);

  /** Creates a ticket of a new customer, and another signed-in account. */
  async function written() {
    const customer = await shop().signedIn('customer');
    const { number } = await desk.write({}, customer.shop);
    const { id, version } = await desk.ticket(number);
    return { customer, number, id, version };
  }

  const mailWith = (to: string, excerpt: string) =>
    until(async () => {
      const mails = await shop().mailsTo(to, 1);
      const mail = mails.find(({ text }) => text.includes(excerpt));
      if (mail === undefined) throw new Error(`No mail to ${to} says ${excerpt}.`);
      return mail;
    });

  it('a reply is sent by email, with a link that leads the sender to the thread', async () => {
    const { customer, number, id, version } = await written();
    const { email: staff, userId: staffId } = await desk.administrator();
    const reply = await desk.answer(id, { message: ' Which one\r\nis it? ', version });
    expect(reply).toMatchObject({
      Status: 'SUCCESS',
      Reason: `Reply sent to ${customer.email}. Ticket #${number} is waiting for the customer.`,
      Ticket: { status: 'WAITING', assigneeId: staffId, assignee: staff, answeredBy: staff },
    });
    const mail = await mailWith(customer.email, '> Which one\n> is it?');
    expect(mail.subject).toBe(`[#${number}] Collet does not fit`);
    expect(mail.text).toContain(`/ui/support/tickets/${id}`);
    expect(await desk.own(id, customer.shop)).toMatchObject({
      number,
      issue: 'Collet does not fit',
      status: 'WAITING',
      messages: [
        { id, from: 'CUSTOMER', author: customer.email, message: 'It is 6 mm instead of 8 mm.' },
        { from: 'STAFF', author: null, message: 'Which one\nis it?' },
      ],
    });
    expect(await desk.thread(id)).toMatchObject([{ id }, { from: 'STAFF', author: staff }]);
  });

  it('customers have a list of their own tickets, newest message first', async () => {
    const customer = await shop().signedIn('customer');
    const numbers = [];
    for (let at = 0; at < 2; at++) numbers.push((await desk.write({}, customer.shop)).number);
    const { number: visitors } = await desk.write({ email: customer.email });
    const { number: strangers } = await desk.write({ email: newEmail() });
    const [first = 0, second = 0] = numbers;
    const { id } = await desk.ticket(first);
    await desk.answer(id, { message: 'Which one is it?' });
    const own = await replyOf(customer.shop.GET('/api/support/tickets'));
    expect(own.map(({ number }) => number)).toEqual([first, visitors, second]);
    expect(own.map(({ number }) => number)).not.toContain(strangers);
    const { messages: _, ...ticket } = await desk.own(id, customer.shop);
    expect(own[0]).toEqual({ ...ticket, dateMessage: expect.any(String) });
    expect(own[0]).toMatchObject({ status: 'WAITING', issue: 'Collet does not fit' });
  });

  it("the sender's next message reopens it and reaches support", async () => {
    const { customer, number, id } = await written();
    await desk.answer(id, { message: 'Which one is it?', status: 'CLOSED' });
    const word = crypto.randomUUID();
    const reply = await desk.writeOn(id, `The ER20. ${word}`, customer.shop);
    expect(reply).toMatchObject({
      Status: 'SUCCESS',
      Reason: `We received your message as ticket #${number}. We'll reply to ${customer.email}.`,
      Ticket: { status: 'OPEN', messages: [{ id }, {}, { message: `The ER20. ${word}` }] },
    });
    const mail = await mailWith(SUPPORT, word);
    expect(mail.text).toContain(`${customer.email} replied to ticket #${number}:`);
    expect(mail.text).toContain(`/ui/admin/tickets/${id}/show`);
    expect(await desk.record(id)).toMatchObject({
      status: 'OPEN',
      dateClosed: null,
      closedBy: null,
    });
  });

  it('of two people who reply at the same time, the second sees the first', async () => {
    const { id, version } = await written();
    const { email } = await desk.administrator();
    const { Ticket } = await desk.answer(id, { message: 'Test event queued.', version });
    const second = await desk.answer(id, { message: 'Send it back.', version });
    expect(second).toMatchObject({
      Status: 'ERROR',
      code: 'CHANGED_MEANWHILE',
      Reason: expect.stringContaining(`${email} replied`),
      Ticket,
    });
    expect(await desk.thread(id)).toHaveLength(2);
  });

  it('a reply is rejected with what its sender wrote in the meantime', async () => {
    const { customer, id, version } = await written();
    await desk.writeOn(id, 'It fits after all.', customer.shop);
    const reply = await desk.answer(id, { message: 'Send it back.', version });
    expect(reply).toMatchObject({ Status: 'ERROR', code: 'CHANGED_MEANWHILE' });
  });

  it('one key sends one reply, and writes one message', async () => {
    const { customer, id } = await written();
    const { shop: staff } = await desk.administrator();
    const [key, own] = [once(), once()];
    const answer = () =>
      replyOf(
        staff.POST('/api/admin/tickets/{id}/answer', {
          params: { path: { id } },
          body: { message: 'Yes.' },
          ...asJson,
          ...key,
        }),
      );
    expect(await answer()).toEqual(await answer());
    const writeOn = () =>
      replyOf(
        customer.shop.POST('/api/support/tickets/{id}/messages', {
          params: { path: { id } },
          body: { message: 'Thanks.' },
          ...asJson,
          ...own,
        }),
      );
    expect(await writeOn()).toEqual(await writeOn());
    expect(await desk.thread(id)).toMatchObject([{}, { message: 'Yes.' }, { message: 'Thanks.' }]);
  });

  it('it is assigned to an administrator, found by them, and unassigned', async () => {
    const { number, id, version } = await written();
    const { email, userId } = await desk.administrator();
    const overrides = await desk.assign(id, { assigneeId: userId, version });
    expect(overrides).toMatchObject({
      Status: 'SUCCESS',
      Reason: `Ticket #${number} is assigned to ${email}.`,
      Ticket: { assigneeId: userId, assignee: email, status: 'OPEN' },
    });
    expect(await desk.assign(id, { assigneeId: userId })).toEqual(overrides);
    const found = await desk.list({ filter: { assigneeId: userId, number } });
    expect(found.tickets.map((ticket) => ticket.id)).toEqual([id]);
    expect(await desk.assign(id, { assigneeId: null, version })).toMatchObject({
      Status: 'ERROR',
      code: 'CHANGED_MEANWHILE',
    });
    expect(await desk.assign(id, { assigneeId: null })).toMatchObject({
      Status: 'SUCCESS',
      Ticket: { assigneeId: null, assignee: null },
    });
    const { tickets } = await desk.list({ filter: { assigneeId: null, number } });
    expect(tickets).toHaveLength(1);
  });

  it('only an administrator can be assigned', async () => {
    const { customer, id } = await written();
    const { userId: assigneeId } = customer;
    expect(await rejectionOf(desk.assign(id, { assigneeId }))).toMatchObject({
      status: 404,
      message: 'Administrator not found.',
    });
  });

  it('waits, and is listed by its last message', async () => {
    const { customer, number: first, id } = await written();
    const { number: second } = await desk.write({}, customer.shop);
    await desk.writeOn(id, 'And another thing.', customer.shop);
    const { userId } = customer;
    const { tickets } = await desk.list({ filter: { userId }, sort: ['dateMessage', 'ASC'] });
    expect(tickets.map(({ number }) => number)).toEqual([second, first]);
    expect(await desk.change(id, { status: 'WAITING' })).toMatchObject({
      Reason: `Ticket #${first} is waiting for the customer.`,
    });
    const waiting = await desk.list({ filter: { userId, status: 'WAITING' } });
    expect(waiting.tickets.map(({ number }) => number)).toEqual([first]);
  });

  it('is not found by anyone else', async () => {
    const { id } = await written();
    const { shop: stranger } = await shop().signedIn('customer');
    const missing = { status: 404, message: 'Ticket not found.' };
    expect(await rejectionOf(desk.own(id, stranger))).toMatchObject(missing);
    expect(await rejectionOf(desk.writeOn(id, 'Hello.', stranger))).toMatchObject(missing);
    expect(await rejectionOf(desk.own(id, shop().visitor()))).toMatchObject({ status: 401 });
    expect(await rejectionOf(desk.own('1001', stranger))).toMatchObject(missing);
    expect(await rejectionOf(desk.answer(id, { message: 'Hello.' }, stranger))).toMatchObject({
      status: 403,
    });
    const orphaned = '6f0c1f3a-2f64-4d6e-9a3b-0d5d3d1c9b11';
    expect(await rejectionOf(desk.answer(orphaned, { message: 'Hello.' }))).toMatchObject(missing);
    expect(await rejectionOf(desk.thread(orphaned))).toMatchObject(missing);
    expect(await rejectionOf(desk.assign(orphaned, { assigneeId: null }))).toMatchObject(missing);
  });

  it("a visitor's belongs to the account with its address", async () => {
    const { shop: client, email } = await shop().signedIn('customer');
    const { number } = await desk.write({ email: email.toUpperCase() });
    const { number: others } = await desk.write({ email: newEmail() });
    const [{ id }, { id: other }] = [await desk.ticket(number), await desk.ticket(others)];
    expect(await desk.own(id, client)).toMatchObject({ number });
    expect(await desk.writeOn(id, 'It is mine.', client)).toMatchObject({ Status: 'SUCCESS' });
    expect(await rejectionOf(desk.own(other, client))).toMatchObject({ status: 404 });
    await desk.answer(id, { message: 'So it is.' });
    const mail = await mailWith(email.toUpperCase(), '> So it is.');
    expect(mail.text).toContain('sign in or register with this email address');
  });

  it('a message of spaces is rejected', async () => {
    const { customer, id } = await written();
    const rejection = {
      status: 400,
      message: 'Please type in your message',
      errors: [{ path: 'message', message: 'Please type in your message' }],
    };
    expect(await rejectionOf(desk.answer(id, { message: ' \n ' }))).toMatchObject(rejection);
    expect(await rejectionOf(desk.writeOn(id, ' \n ', customer.shop))).toMatchObject(rejection);
  });
}
