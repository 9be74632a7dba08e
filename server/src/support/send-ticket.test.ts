import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { httpClient, type HttpClient } from '../../test/http-client.ts';
import { mailsTo, type ReceivedMail } from '../../test/mails.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';

const SUPPORT = 'desk@spindle.test';
const ticket = {
  issue: 'Collet does not fit',
  message: 'It is 6 mm.\r\nIt should be 8 mm.',
  rct: 'sandbox:SEND_TICKET',
};

let shop: TestShop;
let visitor: HttpClient;
beforeAll(async () => {
  shop = await startShop({ env: { SUPPORT_EMAIL: SUPPORT } });
  visitor = httpClient(shop.url);
});
afterAll(() => shop.close());

const send = (form: Record<string, string>, client = visitor) =>
  client.post('/api/support/sendTicket', { ...ticket, ...form });

/** Returns the ticket number from the reply. */
function numberIn(reply: { text: string }): number {
  const found = /#(\d+)/.exec(reply.text)?.[1];
  if (found === undefined) throw new Error(`No number in ${reply.text}`);
  return Number(found);
}

/** Waits for the email about the given ticket. */
function mailAbout(number: number, to: string): Promise<ReceivedMail> {
  return eventually(async () => {
    const mails = await mailsTo(shop, to);
    const mail = mails.find(({ subject }) => subject.includes(`[#${number}]`));
    if (mail === undefined) throw new Error('no mail yet');
    return mail;
  });
}

describe('a ticket', () => {
  it('reaches support by email, with replies going to the sender', async () => {
    const number = numberIn(await send({ name: 'Max', email: 'max@example.com' }));
    const mail = await mailAbout(number, SUPPORT);
    expect(mail.subject).toBe(`[#${number}] Collet does not fit`);
    expect(mail.replyTo).toBe('max@example.com');
    expect(mail.text).toContain('> It is 6 mm.\n> It should be 8 mm.');
    expect(mail.text).toContain('Max, max@example.com (a visitor with an unverified address)');
    expect(mail.text).toMatch(/\/ui\/admin\/tickets\/[0-9a-f-]{36}\/show/);
  });

  it('from a visitor is confirmed with its number, and without any of their words or links', async () => {
    const typed = {
      name: 'Win https://evil.example/name',
      issue: 'Your prize https://evil.example/issue',
      message: 'Claim <b>it</b> at https://evil.example/message',
    };
    const number = numberIn(await send({ ...typed, email: 'eve@example.com' }));
    const mail = await mailAbout(number, 'eve@example.com');
    expect(mail.subject).toBe(`[#${number}] We received your message`);
    expect(mail.text).toContain(`ticket #${number}`);
    expect(mail.text + mail.html).not.toMatch(/evil|prize|claim/i);
    expect(mail.replyTo).toBe(SUPPORT);
  });

  it('from a signed-in customer is confirmed with their words, as text', async () => {
    const ada = await signInAs(shop, 'customer');
    const number = numberIn(await send({ message: 'Is <b>8 mm</b> left?' }, ada));
    const mail = await mailAbout(number, ada.account.email);
    expect(mail.subject).toBe(`[#${number}] Collet does not fit`);
    expect(mail.text).toContain('> Is <b>8 mm</b> left?');
    expect(mail.html).toContain('Is &lt;b&gt;8\u00a0mm&lt;/b&gt; left?');
  });
});

describe('a ticket is rejected', () => {
  it.each([
    [{ issue: 'x' }, 'issue'],
    [{ issue: '      ' }, 'issue'],
    [{ message: '1234' }, 'message'],
    [{ message: '          ' }, 'message'],
    [{ email: 'max' }, 'email'],
    [{ email: 'max@example.com, eve@example.com' }, 'email'],
    [{ email: 'max@example.com\r\nBcc: eve@example.com' }, 'email'],
  ])('if a field is invalid: %j', async (form, path) => {
    const reply = await send({ email: 'max@example.com', ...form });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ Errors: [{ path }] });
  });

  it('if the human check fails', async () => {
    const before = await count();
    const reply = await send({ email: 'max@example.com', rct: 'sandbox:SIGNIN' });
    expect(reply.body).toMatchObject({ Status: 'ERROR' });
    expect(await count()).toBe(before);
  });
});

describe("an email's headers", () => {
  it("can't be changed by form input", async () => {
    const broken = await send({
      name: 'Max\r\nBcc: bcc-name@example.com',
      email: 'max@example.com',
      issue: 'Hello\r\nBcc: bcc-issue@example.com\r\n\r\nanother body',
    });
    expect(broken).toMatchObject({
      status: 400,
      body: { Errors: [{ path: 'name' }, { path: 'issue' }] },
    });
    const name = 'Max" <head@example.com>, Bcc: bcc-name@example.com';
    const number = numberIn(await send({ name, email: 'max@example.com', issue: 'Hello, Bcc: x' }));
    const mail = await mailAbout(number, SUPPORT);
    expect(mail.subject).toBe(`[#${number}] Hello, Bcc: x`);
    expect(mail.replyTo).toBe('max@example.com');
    await mailAbout(number, 'max@example.com');
    expect(await mailsTo(shop, 'head@example.com')).toEqual([]);
    expect(await mailsTo(shop, 'bcc-name@example.com')).toEqual([]);
  });
});

async function count(): Promise<number> {
  const [row] = await query<{ count: number }>(
    shop.orm.em.fork(),
    'select count(*)::int as count from support_tickets',
  );
  return row?.count ?? 0;
}
