import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { boughtShipment } from './test/bought-shipment.ts';
import { openCarrierShop } from './test/carrier-shop.ts';
import { createSession, openScene, openShop } from './test/scene.ts';
import { until } from './test/until.ts';

const address = { street1: '179 N Harbor Dr', city: 'Redondo Beach', state: 'CA', zip: '90277' };

test('a fault lasts for the requested number of calls', async () => {
  const { easypost, call } = await openScene();
  await call('POST', '/control/faults', { provider: 'easypost', status: 503, times: 2 });
  const create = () => easypost.Address.create({ ...address, verify: true });
  await expect(create()).rejects.toMatchObject({ statusCode: 503 });
  await expect(create()).rejects.toMatchObject({ statusCode: 503 });
  await expect(create()).resolves.toMatchObject({ zip: '90277-2506' });
});

test('the accounts of the demo shop can be listed', async () => {
  const { call } = await openScene();
  expect((await call('GET', '/demo/accounts')).body).toEqual([]);
  const accounts = [{ email: 'ida@example.com', roles: [] }];
  await call('POST', '/demo/accounts', accounts);
  expect((await call('GET', '/demo/accounts')).body).toEqual(accounts);
});

test('a reset deletes everything the providers know, including the time', async () => {
  const scene = await openScene();
  await createSession(scene);
  await scene.call('POST', '/stripe/control/clock', { advanceSeconds: 60 });
  await scene.call('POST', '/control/reset');
  expect((await scene.call('GET', '/stripe/control/sessions')).body).toEqual([]);
  const { body } = await scene.call('POST', '/stripe/control/clock', { advanceSeconds: 0 });
  expect(body).toMatchObject({ offsetSeconds: 0 });
});

test('records survive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = join(folder, 'sandbox.sqlite');
  const before = await openScene({ database });
  const { id } = await createSession(before);
  const after = await openScene({ database });
  expect(await after.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
});

test('pending webhooks are delivered after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = join(folder, 'sandbox.sqlite');
  const before = await openScene({ database });
  const { id } = await createSession(before);
  await before.stripe.checkout.sessions.expire(id);
  const after = await openScene({ database });
  const shop = await openShop(after);
  await until(() => shop.events.length === 1);
  expect(shop.events).toMatchObject([{ type: 'checkout.session.expired' }]);
});

test('parcels scanned while the shop was unavailable are reported after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = join(folder, 'sandbox.sqlite');
  const before = await openScene({ database });
  const { tracking_code: code } = await boughtShipment(before);
  await before.call('POST', `/easypost/control/trackers/${code}`, { status: 'delivered' });
  const after = await openScene({ database });
  const shop = await openCarrierShop(after);
  await until(() => shop.events.length === 2);
  expect(shop.events.map(({ description }) => description).toSorted()).toEqual([
    'tracker.created',
    'tracker.updated',
  ]);
  expect(await after.easypost.Tracker.retrieve(code)).toMatchObject({ status: 'delivered' });
});

test('an invalid control call is rejected with the reason', async () => {
  const { call } = await openScene();
  const answer = await call('POST', '/control/faults', { provider: 'post', times: 1 });
  expect(answer).toMatchObject({ status: 400, body: { error: { message: /provider/ } } });
});

test('a CDN records the paths it was asked to purge', async () => {
  const { url, call } = await openScene();
  const response = await fetch(`${url}/cdn/2020-05-31/distribution/E1/invalidation`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/xml' },
    body: '<InvalidationBatch><Paths><Quantity>1</Quantity><Items><Path>/catalog/*</Path></Items></Paths><CallerReference>r1</CallerReference></InvalidationBatch>',
  });
  expect(response.status).toBe(201);
  expect((await call('GET', '/cdn/control/invalidations')).body).toMatchObject([
    { distributionId: 'E1', paths: ['/catalog/*'], callerReference: 'r1' },
  ]);
});
