import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTicket } from '../../test/factories/ticket.ts';
import { makeUser } from '../../test/factories/user.ts';
import { listPath } from '../../test/list-path.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { newId } from '../database/base.ts';
import { countStatements } from '../database/count-statements.ts';
import { query } from '../database/query.ts';

let shop: TestShop;
let staff: SignedIn;
let userId: string;
const day = (date: number) => new Date(Date.UTC(2026, 10, date));

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  ({ id: userId } = await makeUser(shop));
  await makeTicket(shop, { issue: 'First', userId, createdAt: day(1) });
  const eve = { email: 'Eve@Example.com', name: 'Eve Öst' };
  await makeTicket(shop, { ...eve, issue: 'Second', createdAt: day(2), state: 'CLOSED' });
  await makeTicket(shop, { issue: 'Third', message: '100% runout', createdAt: day(3) });
});
afterAll(() => shop.close());

interface Wire {
  id: string;
  number: number;
  issue: string;
  version: number;
}

async function list(options: Parameters<typeof listPath>[1] = {}) {
  const reply = await staff.get(listPath('tickets', options));
  expect(reply.status).toBe(200);
  const tickets: Wire[] = Array.isArray(reply.body) ? reply.body : [];
  return { range: reply.headers.get('Content-Range'), tickets };
}

async function find(filter: object) {
  const { tickets } = await list({ filter, sort: ['dateCreated', 'ASC'] });
  return tickets.map(({ issue }) => issue);
}

describe('the list of tickets', () => {
  it('holds what was written, the newest first', async () => {
    const { range, tickets } = await list();
    expect(range).toBe('tickets 0-2/3');
    expect(tickets.map(({ issue }) => issue)).toEqual(['Third', 'Second', 'First']);
    expect(tickets[0]).toEqual({
      id: expect.any(String),
      number: expect.any(Number),
      email: 'ada@example.com',
      name: null,
      issue: 'Third',
      message: '100% runout',
      status: 'OPEN',
      userId: null,
      dateCreated: day(3).toISOString(),
      dateMessage: day(3).toISOString(),
      assigneeId: null,
      assignee: null,
      answeredBy: null,
      dateClosed: null,
      closedBy: null,
      version: 1,
    });
  });

  it.each([
    [{ status: 'OPEN' }, ['First', 'Third']],
    [{ status: ['OPEN', 'CLOSED'] }, ['First', 'Second', 'Third']],
    [{ email: 'eve@example.com' }, ['Second']],
    [{ userId: null }, ['Second', 'Third']],
    [{ q: 'öst' }, ['Second']],
    [{ q: 'EVE@' }, ['Second']],
    [{ q: 'third' }, ['Third']],
    [{ q: '100%' }, ['Third']],
    [{ q: '0%0' }, []],
  ])('by %j finds %j', async (filter, issues) => {
    expect(await find(filter)).toEqual(issues);
  });

  it('finds an account’s tickets and a number, with its sign or without', async () => {
    expect(await find({ userId })).toEqual(['First']);
    const [third] = (await list()).tickets;
    expect(await find({ number: third?.number })).toEqual(['Third']);
    expect(await find({ q: `#${third?.number}` })).toEqual(['Third']);
  });

  it.each([{ status: 'LOST' }, { number: 'x' }, { number: '99999999999' }, { userId: 'x' }])(
    'refuses %j',
    async (filter) => {
      expect((await staff.get(listPath('tickets', { filter }))).status).toBe(400);
    },
  );

  it('takes one statement beside the session', async () => {
    const { statements } = await countStatements(shop.orm, () => list({ filter: { q: 'x' } }));
    // Letters about tickets may be written meanwhile.
    const own = statements.filter((text) => /sessions s|support_tickets t/.test(text));
    expect(own.length).toBeLessThanOrEqual(2);
  });

  it('one ticket is as in the list', async () => {
    const [first] = (await list()).tickets;
    expect((await staff.get(`/api/admin/tickets/${first?.id}`)).body).toEqual(first);
    expect((await staff.get(`/api/admin/tickets/${newId()}`)).status).toBe(404);
    expect((await staff.get('/api/admin/tickets/1001')).status).toBe(404);
  });

  it('is for administrators', async () => {
    const picker = await signInAs(shop, 'warehouse');
    expect((await picker.get('/api/admin/tickets')).status).toBe(403);
    const id = await makeTicket(shop, { state: 'CLOSED', email: 'nobody@example.com' });
    expect((await change(id, { status: 'OPEN' }, picker)).status).toBe(403);
  });
});

const change = (id: string, form: Record<string, string>, client = staff) =>
  client.post(`/api/admin/tickets/${id}/status`, form);

describe('a ticket', () => {
  it('is closed, with who did it and when, and opened again', async () => {
    const id = await makeTicket(shop);
    const closed = await change(id, { status: 'CLOSED', version: '1' });
    const { email } = staff.account;
    expect(closed.body).toMatchObject({
      Status: 'SUCCESS',
      Reason: expect.stringMatching(/^Ticket #\d+ is closed\.$/),
      Ticket: { status: 'CLOSED', closedBy: email, dateClosed: expect.any(String), version: 2 },
    });
    expect((await change(id, { status: 'OPEN', version: '2' })).body).toMatchObject({
      Status: 'SUCCESS',
      Ticket: { status: 'OPEN', closedBy: null, dateClosed: null, version: 3 },
    });
  });

  it('that a colleague changed meanwhile stays as they left it', async () => {
    const id = await makeTicket(shop);
    const sam = await signInAs(shop, 'extended');
    await change(id, { status: 'CLOSED', version: '1' }, sam);
    expect((await change(id, { status: 'CLOSED', version: '1' })).body).toMatchObject({
      Status: 'ERROR',
      Reason: expect.stringContaining(`${sam.account.email} closed it`),
      Ticket: { status: 'CLOSED', closedBy: sam.account.email, version: 2 },
    });
  });

  it('that is closed already is closed, and nothing is noted', async () => {
    const id = await makeTicket(shop);
    await change(id, { status: 'CLOSED' });
    expect((await change(id, { status: 'CLOSED' })).body).toMatchObject({
      Status: 'SUCCESS',
      Ticket: { version: 2 },
    });
    const filter = { subject: `ticket ${id}` };
    const { body } = await staff.get(listPath('audit', { filter }));
    expect(body).toMatchObject([
      {
        action: 'support.close-ticket',
        actorEmail: staff.account.email,
        before: { status: 'OPEN' },
        after: { status: 'CLOSED' },
      },
    ]);
  });

  it('that does not exist is not found', async () => {
    expect((await change(newId(), { status: 'OPEN' })).status).toBe(404);
    expect((await change('1001', { status: 'OPEN' })).status).toBe(404);
    expect((await change(newId(), { status: 'LOST' })).status).toBe(400);
  });
});

describe('templates', () => {
  const add = (name: string, text: string) =>
    staff.send('POST', '/api/admin/templates', {
      body: JSON.stringify({ name, text }),
      headers: { 'Content-Type': 'application/json' },
    });

  it('are given a name each once, by several at once, and are no more than can be listed', async () => {
    const same = await Promise.all(['WHERE', 'where', 'Where'].map((name) => add(name, 'There.')));
    expect(same.filter(({ text }) => text.includes('NAME_TAKEN'))).toHaveLength(2);
    await query(
      shop.orm.em.fork(),
      `insert into support_templates (id, name, text, updated_at)
       select gen_random_uuid(), 'No. ' || n, 'Yes.', now() from generate_series(1, 199) n`,
    );
    expect((await add('One more', 'Yes.')).body).toMatchObject({
      Status: 'ERROR',
      code: 'TOO_MANY_TEMPLATES',
      Template: null,
    });
  });

  it('have a name and a text', async () => {
    expect((await add(' ', 'There.')).status).toBe(400);
    const { status, body } = await add('Nothing', ' \n');
    expect({ status, body }).toMatchObject({ status: 400, body: { Errors: [{ path: 'text' }] } });
  });
});
