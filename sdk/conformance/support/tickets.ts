import { expect, it } from 'vitest';
import type { BodyOf } from '../../contract/operation-types.ts';
import { once } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { supportDesk } from '../makers/support-desk.ts';
import { makeToken } from '../makers/make-token.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { until } from '../until.ts';

/** The sender of the shop's emails. Tickets arrive there too. */
const SUPPORT = 'shop@spindle.example';

const newEmail = () => `${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Defines tests of opening, finding and closing tickets. */
export function ticketsConform(shop: () => ConformingShop): void {
  const desk = supportDesk(shop);

  /** Returns the email about this ticket. */
  const mailAbout = (number: number, to: string) =>
    until(async () => {
      const mails = await shop().mailsTo(to, 1);
      const mail = mails.find(({ subject }) => subject.startsWith(`[#${number}] `));
      if (mail === undefined) throw new Error(`No mail about #${number} to ${to}.`);
      return mail;
    });

  it('saves what a visitor writes, with the number it returns', async () => {
    const typed = newEmail().replace(/@.*/, '@müller.example');
    const email = typed.replace('müller', 'xn--mller-kva');
    const message = ' It is 6 mm.\r\nIt should be 8 mm. ';
    const { reply, number } = await desk.write({ email: typed, name: 'Max', message });
    const Reason = `We received your message as ticket #${number}. We'll reply to ${email}.`;
    expect(reply).toEqual({ Status: 'SUCCESS', Reason });
    expect(await desk.ticket(number)).toMatchObject({
      number,
      email,
      name: 'Max',
      issue: 'Collet does not fit',
      message: 'It is 6 mm.\nIt should be 8 mm.',
      status: 'OPEN',
      assigneeId: null,
      answeredBy: null,
      userId: null,
      dateClosed: null,
      closedBy: null,
      version: 1,
    });
  });

  it('sends it to support, and a confirmation to the sender', async () => {
    const email = newEmail();
    const message = 'It is 6 mm.\nIt should be 8 mm.';
    const { number } = await desk.write({ email, name: 'Max', message });
    const { id } = await desk.ticket(number);
    const received = await mailAbout(number, SUPPORT);
    expect(received.subject).toBe(`[#${number}] Collet does not fit`);
    expect(received.text).toContain(
      `Max, ${email} (a visitor with an unverified address) wrote:\n\n> It is 6 mm.\n> It should be 8 mm.`,
    );
    expect(received.text).toContain(`/ui/admin/tickets/${id}/show`);
    const confirmed = await mailAbout(number, email);
    expect(confirmed.text).toMatch(
      new RegExp(`^Hello,\n\nWe received your message as ticket #${number}\\.`),
    );
    expect(confirmed.subject).toBe(`[#${number}] We received your message`);
    expect(confirmed.text).not.toMatch(/Max|Collet|6 mm/);
  });

  it('knows the signed-in user, whatever the form says', async () => {
    const { shop: client, email, userId } = await shop().signedIn('customer');
    const { number } = await desk.write({ email: newEmail(), name: 'Eve' }, client);
    expect(await desk.ticket(number)).toMatchObject({ userId, email, name: 'Ada Park' });
    expect((await mailAbout(number, SUPPORT)).text).toContain(
      `Ada Park, ${email} (signed in) wrote:`,
    );
    expect((await mailAbout(number, email)).text).toMatch(/^Hello Ada Park,/);
  });

  it('knows whose program writes', async () => {
    const { shop: client, email, userId } = await shop().signedIn('extended');
    const { secret } = await makeToken(client, { scope: 'customer' });
    const { number } = await desk.write({}, shop().program(secret));
    expect(await desk.ticket(number)).toMatchObject({ userId, email });
  });

  it('treats someone who still has to enter their code as a visitor', async () => {
    const { shop: client } = await shop().signedIn('pending');
    expect(await rejectionOf(desk.write({}, client))).toMatchObject({ status: 400 });
    const email = newEmail();
    const { number } = await desk.write({ email }, client);
    expect(await desk.ticket(number)).toMatchObject({ userId: null, email, name: null });
  });

  it.each<[Partial<BodyOf<'sendTicket'>>, string]>([
    [{ email: newEmail(), issue: '      ' }, 'Please enter an issue'],
    [{ email: newEmail(), message: '        ' }, 'Please type in your message'],
    [{}, 'Please enter an email address.'],
  ])('says what is missing in %j', async (form, message) => {
    const rejection = await rejectionOf(desk.write(form));
    expect(rejection).toMatchObject({ status: 400, message, errors: [{ message }] });
  });

  it('opens one ticket per key', async () => {
    const { shop: client } = await shop().signedIn('customer');
    const key = once();
    const first = await desk.write({}, client, key);
    const again = await desk.write({}, client, key);
    expect(again.reply).toEqual(first.reply);
    const other = await rejectionOf(desk.write({ issue: 'Something else' }, client, key));
    expect(other).toMatchObject({ status: 422 });
  });

  it('limits confirmations to an address to five at a time, and saves every ticket', async () => {
    const email = newEmail();
    const numbers: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) numbers.push((await desk.write({ email })).number);
    for (const number of numbers.slice(0, 5)) await mailAbout(number, email);
    await Promise.all(numbers.map((number) => mailAbout(number, SUPPORT)));
    expect(await shop().mailsTo(email, 5)).toHaveLength(5);
    expect((await desk.list({ filter: { email } })).range).toBe('tickets 0-5/6');
  });

  it('finds tickets by what people look for', async () => {
    const [email, word] = [newEmail(), crypto.randomUUID().slice(0, 8)];
    const { number: first } = await desk.write({ email, issue: `First ${word}` });
    const { number: second } = await desk.write({ email, name: `Ada ${word}` });
    const { userId } = await shop().signedIn('customer');
    const find = async (filter: object) => {
      const { tickets } = await desk.list({ filter, sort: ['number', 'ASC'] });
      return tickets.map(({ number }) => number);
    };
    expect(await find({ q: ` ${word.toUpperCase()} ` })).toEqual([first, second]);
    expect(await find({ q: `#${first}`, email })).toEqual([first]);
    expect(await find({ number: `#${second}` })).toEqual([second]);
    expect(await find({ email: email.toUpperCase(), status: 'OPEN', userId: null })).toEqual([
      first,
      second,
    ]);
    expect(await find({ email, status: 'CLOSED' })).toEqual([]);
    expect(await find({ email, userId })).toEqual([]);
  });

  it.each([{ status: 'LOST' }, { number: 'x' }, { userId: 'x' }, { email: true }, { mood: 'x' }])(
    'rejects the filter %j',
    async (filter) => {
      expect(await rejectionOf(desk.list({ filter }))).toMatchObject({ status: 400 });
    },
  );

  it("returns one in the list's format", async () => {
    const { number } = await desk.write({ email: newEmail() });
    const ticket = await desk.ticket(number);
    expect(await desk.record(ticket.id)).toEqual(ticket);
    expect(await rejectionOf(desk.record(String(number)))).toMatchObject({ status: 404 });
  });

  it('closes a ticket, records by whom, and reopens it', async () => {
    const { number } = await desk.write({ email: newEmail() });
    const { id } = await desk.ticket(number);
    const { email } = await desk.administrator();
    const closed = await desk.change(id, { status: 'CLOSED', version: 1 });
    expect(closed).toMatchObject({
      Status: 'SUCCESS',
      Reason: `Ticket #${number} is closed.`,
      Ticket: { status: 'CLOSED', closedBy: email, dateClosed: expect.any(String), version: 2 },
    });
    expect(await desk.change(id, { status: 'CLOSED' })).toEqual(closed);
    expect(await desk.change(id, { status: 'OPEN', version: 2 })).toMatchObject({
      Status: 'SUCCESS',
      Reason: `Ticket #${number} is open.`,
      Ticket: { status: 'OPEN', closedBy: null, dateClosed: null, version: 3 },
    });
  });

  it('rejects changes to a ticket that a colleague changed in the meantime', async () => {
    const { number } = await desk.write({ email: newEmail() });
    const { id } = await desk.ticket(number);
    const { email } = await desk.administrator();
    const { Ticket } = await desk.change(id, { status: 'CLOSED', version: 1 });
    expect(await desk.change(id, { status: 'OPEN', version: 1 })).toMatchObject({
      Status: 'ERROR',
      code: 'CHANGED_MEANWHILE',
      Reason: `Someone else changed ticket #${number}: ${email} closed it. Reload the ticket.`,
      Ticket,
    });
  });

  it('can only be read and changed by administrators', async () => {
    const { shop: picker } = await shop().signedIn('warehouse');
    const id = '6f0c1f3a-2f64-4d6e-9a3b-0d5d3d1c9b11';
    expect(await rejectionOf(replyOf(picker.GET('/api/admin/tickets')))).toMatchObject({
      status: 403,
    });
    expect(await rejectionOf(desk.change(id, { status: 'OPEN' }, picker))).toMatchObject({
      status: 403,
    });
    expect(await rejectionOf(desk.change(id, { status: 'OPEN' }))).toMatchObject({
      status: 404,
      message: 'Ticket not found.',
    });
  });
}
