import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTicket } from '../../test/factories/ticket.ts';
import { listPath } from '../../test/list-path.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { countStatements } from '../database/count-statements.ts';

let shop: TestShop;
let staff: SignedIn;

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  await makeTicket(shop, { issue: 'First' });
  await makeTicket(shop, { email: 'Eve@Example.com', name: 'Eve Öst', issue: 'Second' });
  await makeTicket(shop, { issue: 'Third', message: '100% runout' });
});
afterAll(() => shop.close());

const list = (q: string) => staff.get(listPath('tickets', { filter: { q } }));

describe('the list of tickets', () => {
  it.each([
    ['öst', ['Second']],
    ['EVE@', ['Second']],
    ['100%', ['Third']],
    ['0%0', []],
  ])('searched for %s finds %j', async (q, issues) => {
    expect((await list(q)).body).toMatchObject(issues.map((issue) => ({ issue })));
  });

  it('takes one statement besides the session', async () => {
    const { statements } = await countStatements(shop.orm, () => list('x'));
    // Jobs that email about tickets may run at the same time.
    const own = statements.filter((text) => /sessions s|support_tickets t/.test(text));
    expect(own.length).toBeLessThanOrEqual(2);
  });
});

it('a template name is given once, even to simultaneous requests', async () => {
  const add = (name: string) =>
    staff.send('POST', '/api/admin/templates', {
      body: JSON.stringify({ name, text: 'There.' }),
      headers: { 'Content-Type': 'application/json' },
    });
  const same = await Promise.all(['WHERE', 'where', 'Where'].map(add));
  expect(same.filter(({ text }) => text.includes('NAME_TAKEN'))).toHaveLength(2);
});
