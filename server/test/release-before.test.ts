import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../sdk/test/free-port.ts';
import { startSandbox, type Sandbox } from '../sandbox/start.ts';
import { parseConfig } from '../src/config.ts';
import { createOrm } from '../src/database/orm.ts';
import { entities } from '../src/entities.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { makeItem } from './factories/catalog.ts';
import { onlyOrder } from './only-order.ts';
import { asOrderManager } from './order-manager.ts';
import { layOutRelease, type LaidOut } from './release-before/lay-out-release.ts';
import { startRelease } from './release-before/start-release.ts';
import { sandboxCalls, type SandboxCalls } from './sandbox-calls.ts';
import { sandboxSettings } from './sandbox-settings.ts';
import { makeServingRole, type ServingRole } from './serving-role.ts';
import { newShopper } from './shopper.ts';
import { signInAs, type ShopUnderTest } from './sign-in.ts';

/** A commit. Only in the long run: if its modules have to be fetched, that takes minutes. */
const releaseBefore = process.env['RELEASE_BEFORE'];
let release: LaidOut | undefined;
let database: TestDatabase | undefined;
let role: ServingRole | undefined;
let sandbox: Sandbox | undefined;
let orm: MikroORM | undefined;
let shop: (ShopUnderTest & SandboxCalls) | undefined;
let end: (() => Promise<void>) | undefined;

beforeAll(async () => {
  if (releaseBefore === undefined) return;
  release = await layOutRelease(releaseBefore);
  database = await createTestDatabase();
  role = await makeServingRole(database.url);
  sandbox = await startSandbox();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: role.url,
    ...sandboxSettings(sandbox),
  };
  end = await startRelease(release.folder, url, settings);
  sandbox.deliverTo(url);
  orm = await createOrm({ entities, url: database.url });
  const calls = sandboxCalls(sandbox);
  shop = { url, orm, config: parseConfig(settings), now: () => new Date(), ...calls };
}, 900_000);
afterAll(async () => {
  await end?.();
  await release?.remove();
  await orm?.close();
  await sandbox?.close();
  await database?.drop();
  await role?.drop();
});

it('the previous release is ready on the new schema, sells and ships', async ({ skip, task }) => {
  if (shop === undefined) {
    task.meta.notRun = 'It takes minutes, and history: npm run test:long has it.';
    return skip(task.meta.notRun);
  }
  const item = await makeItem(shop, {
    onHand: 2,
    attributes: [{ attributeId: 'weight', type: 'WEIGHT', value: '16' }],
  });
  const shopper = await newShopper(shop);
  await shopper.add(item);
  const session = await shopper.payable();
  await shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
  const { orderId } = await onlyOrder(shopper);

  const staff = asOrderManager(await signInAs(shop, 'extended'));
  const [order] = await staff.ordersOf(shopper.account.email);
  if (order === undefined) throw new Error('staff see no order');
  expect(await staff.edit(order, 'PICKED')).toMatchObject({ Status: 'SUCCESS' });
  const label = { orderId, customerId: order.customerId ?? '' };
  const bought = await staff.post('/api/orderManager/buy/label', label);
  expect(bought.body).toMatchObject({ Status: 'SUCCESS' });
  expect(await onlyOrder(shopper)).toMatchObject({ orderState: 'SHIPPED' });
});
