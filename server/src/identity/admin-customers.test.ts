import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../test/factories/user.ts';
import { listPath } from '../../test/list-path.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { countStatements } from '../database/count-statements.ts';

let shop: TestShop;
let staff: SignedIn;

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  const ada = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Park' };
  await makeUser(shop, { ...ada, providerCustomerId: 'cus_Ada' });
  await makeUser(shop, {
    email: 'max@spindle.test',
    firstName: 'Max',
    lastName: 'Öztürk',
    warehouse: true,
  });
  await makeUser(shop, {
    email: 'new@example.com',
    firstName: 'New',
    lastName: 'Comer',
    enrolled: false,
  });
});

afterAll(() => shop.close());

async function find(filter: object, sort: readonly [string, string] = ['email', 'ASC']) {
  const reply = await staff.get(listPath('customers', { filter, sort }));
  expect(reply.status).toBe(200);
  const people = Array.isArray(reply.body) ? reply.body : [];
  return people.map(({ email }) => String(email));
}

describe('the list of customers', () => {
  it.each([
    [{ q: 'SPINDLE' }, ['max@spindle.test']],
    [{ q: 'max özt' }, ['max@spindle.test']],
    [{ q: 'ozturk ma' }, ['max@spindle.test']],
    [{ q: 'indle' }, ['max@spindle.test']],
    [{ q: 'dl' }, []],
    [{ warehouse: true }, ['max@spindle.test']],
    [{ mfaEnrolled: false }, ['new@example.com']],
    [{ customerId: 'cus_Ada' }, ['ada@example.com']],
    [{ customerId: null, extended: false }, ['max@spindle.test', 'new@example.com']],
  ])('filtered by %j finds %j', async (filter, emails) => {
    expect(await find(filter)).toEqual(emails);
  });

  it('never shows a secret or allows searching for one', async () => {
    const reply = await staff.get(listPath('customers'));
    expect(reply.headers.get('Content-Range')).toBe('customers 0-3/4');
    expect(reply.text).not.toMatch(/argon2|password(?!Set)|secret/i);
    const search = await staff.get(listPath('customers', { filter: { passwordHash: 'x' } }));
    expect(search.status).toBe(400);
  });

  it('returns every customer requested by id', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 30; count += 1) ids.push((await makeUser(shop)).id);
    const reply = await staff.get(listPath('customers', { filter: { id: ids } }));
    expect(reply.body).toHaveLength(30);
  });

  it('takes one statement besides the session and the record count, and one more to search for a text', async () => {
    const { statements } = await countStatements(shop.orm, () => find({ q: 'ada' }));
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(4);
  });

  it('is only for administrators', async () => {
    const customer = await signInAs(shop, 'customer');
    expect((await customer.get('/api/admin/customers')).status).toBe(403);
    expect((await customer.get(`/api/admin/customers/${customer.account.id}`)).status).toBe(403);
  });
});
