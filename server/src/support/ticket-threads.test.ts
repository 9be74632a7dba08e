import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeTicket } from '../../test/factories/ticket.ts';
import { mailsTo } from '../../test/mails.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
let staff: SignedIn;
let customer: SignedIn;
beforeAll(async () => {
  shop = await startShop({ env: { SUPPORT_EMAIL: 'desk@spindle.test' } });
  staff = await signInAs(shop, 'extended');
  customer = await signInAs(shop, 'customer');
});
afterAll(() => shop.close());

const post = (client: SignedIn, path: string, body: object) =>
  client.send('POST', path, {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
const answer = (id: string, body: object) => post(staff, `/api/admin/tickets/${id}/answer`, body);
const writeOn = (id: string, message: string) =>
  post(customer, `/api/support/tickets/${id}/messages`, { message });

/** Creates a ticket from the customer. */
const makeOwn = (options: { messageCount?: number } = {}) =>
  makeTicket(shop, { userId: customer.account.id, email: customer.account.email, ...options });

const messagesOf = (id: string) =>
  query<{ message: string }>(
    shop.orm.em.fork(),
    'select message from support_messages where ticket_id = $1 order by created_at, id',
    [id],
  );

describe('an answer', () => {
  it('is sent once if several people answer the same version at the same time', async () => {
    const id = await makeOwn();
    const messages = Array.from({ length: 8 }, (_, at) => `Answer ${at}`);
    const replies = await Promise.all(
      messages.map((message) => answer(id, { message, version: 1 })),
    );
    const sent = replies.filter(({ text }) => text.includes('"SUCCESS"'));
    expect(sent).toHaveLength(1);
    expect(await messagesOf(id)).toHaveLength(1);
    for (const reply of replies) expect(reply.status).toBe(200);
  });

  it('is text in the email, whatever it contains, and replies go to support', async () => {
    const id = await makeOwn();
    await answer(id, { message: 'Use <b>two</b> & "three"' });
    const mail = await eventually(async () => {
      const mails = await mailsTo(shop, customer.account.email);
      const found = mails.find(({ text }) => text.includes('> Use <b>two</b>'));
      if (found === undefined) throw new Error('no mail yet');
      return found;
    });
    expect(mail.html).toContain('Use &lt;b&gt;two&lt;/b&gt; &amp; &quot;three&quot;');
    expect(mail.replyTo).toBe('desk@spindle.test');
  });

  it.each([[''], ['x'.repeat(10_001)]])("can't be empty or too long (%#)", async (message) => {
    const id = await makeOwn();
    const reply = await answer(id, { message });
    expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: 'message' }] } });
    expect(await messagesOf(id)).toEqual([]);
  });
});

describe('a thread', () => {
  it('holds at most two hundred messages, whoever writes', async () => {
    const id = await makeOwn({ messageCount: 199 });
    expect((await writeOn(id, 'The last one.')).body).toMatchObject({ Status: 'SUCCESS' });
    const full = { Status: 'ERROR', code: 'TICKET_FULL' };
    expect((await writeOn(id, 'One more.')).body).toMatchObject(full);
    expect((await answer(id, { message: 'One more.' })).body).toMatchObject(full);
    expect(await messagesOf(id)).toEqual([{ message: 'The last one.' }]);
  });

  it('keeps simultaneous messages in order', async () => {
    const id = await makeOwn();
    await Promise.all(['a', 'b', 'c', 'd'].map((message) => writeOn(id, message)));
    const stored = await messagesOf(id);
    const { body } = await customer.get(`/api/support/tickets/${id}`);
    expect(body).toMatchObject({ status: 'OPEN', messages: [{ id }, ...stored] });
    const { body: seen } = await staff.get(`/api/admin/tickets/${id}/messages`);
    expect(seen).toMatchObject([{ id }, ...stored]);
  });
});
