import { namesOf } from '@spindle/sdk/domain/fields';
import { providerLabels } from '@spindle/sdk/domain/settings/setup';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeItem } from '../../test/factories/catalog.ts';
import { makeOrder } from '../../test/factories/order.ts';
import { makeUser } from '../../test/factories/user.ts';
import { httpClient } from '../../test/http-client.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop({
    env: { PROVIDER_DEADLINE_SECONDS: '1', MAIL_FROM: 'hello@prairie.example' },
  });
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

const steps: Record<string, boolean> = {
  name: false,
  company: false,
  // set by the environment variable
  email: true,
  warehouse: false,
  catalog: false,
  order: false,
  // the sandbox sends the emails
  providers: false,
};

async function expectSteps(done: Record<string, boolean>) {
  const { body } = await staff.get('/api/admin/setup');
  expect(body).toMatchObject({
    complete: false,
    steps: Object.entries({ ...steps, ...done }).map(([name, isDone]) => ({ name, done: isDone })),
  });
}

const test = (provider: string) =>
  staff.send('POST', `/api/admin/setup/providers/${provider}`, { headers: {} });

it('leads from an empty shop to the first paid order', async () => {
  await expectSteps({});
  const form = {
    name: 'Prairie CNC',
    companyName: 'Prairie CNC LLC',
    companyAddress: '1 Mill Road',
    companyEmail: 'hello@prairie.example',
    companyPhone: '+1 208 555 0142',
    customsSigner: 'Ada Park',
    warehouseStreet: '1 Mill Road',
    warehouseCity: 'Boise',
    warehouseZip: '83702',
  };
  await staff.send('PUT', '/api/admin/settings', {
    body: JSON.stringify(form),
    headers: { 'Content-Type': 'application/json' },
  });
  const saved = { name: true, company: true, warehouse: true };
  await expectSteps(saved);
  await makeItem(shop, { enabled: false });
  await expectSteps(saved);
  await makeItem(shop);
  await expectSteps({ ...saved, catalog: true });
  await makeOrder(shop, { userId: (await makeUser(shop)).id });
  await expectSteps({ ...saved, catalog: true, order: true });
});

it('names the providers that the sandbox replaces, and their variables', async () => {
  const { body } = await staff.get('/api/admin/setup');
  expect(body).toMatchObject({
    providers: [
      { name: 'payment', state: 'live' },
      { name: 'shipping', state: 'live' },
      { name: 'mail', state: 'sandbox', variables: ['SMTP_URL'] },
      { name: 'storage', state: 'live' },
      { name: 'community', state: 'live' },
      { name: 'humanCheck', state: 'sandbox' },
    ],
  });
  expect((await staff.get('/api/config')).body).toMatchObject({
    sandboxed: ['mail', 'humanCheck'],
  });
});

it.each(namesOf(providerLabels))('tests %s with a real call', async (provider) => {
  expect((await test(provider)).body).toMatchObject({ state: 'working' });
});

it('says that a provider does not respond, before the deadline of the call', async () => {
  await shop.control('/control/faults', { provider: 'stripe', held: true, times: 9 });
  expect(await test('payment')).toMatchObject({
    status: 200,
    body: {
      state: 'failing',
      reason: expect.stringMatching(/^Stripe doesn't work: .*STRIPE_SECRET_KEY/),
    },
  });
  await shop.control('/control/faults', { provider: 'easypost', status: 401 });
  await shop.control('/control/faults', { provider: 'discord', status: 401 });
  expect((await test('community')).body).toMatchObject({
    reason: expect.stringMatching(/^Discord doesn't work: the bot's token is wrong/),
  });
  expect((await test('shipping')).body).toMatchObject({
    state: 'failing',
    reason: expect.stringMatching(/^EasyPost doesn't work: .*EASYPOST_API_KEY/),
  });
});

it('tests only known providers, for administrators in person', async () => {
  expect((await test('magic')).status).toBeGreaterThanOrEqual(400);
  const picker = await signInAs(shop, 'warehouse');
  expect((await picker.get('/api/admin/setup')).status).toBe(403);
  expect((await httpClient(shop.url).get('/api/admin/setup')).status).toBe(401);
});
