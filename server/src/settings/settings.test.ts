import { senderMissing, shopNotReady } from '@spindle/sdk/domain/settings/missing-settings';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { httpClient } from '../../test/http-client.ts';
import { listPath } from '../../test/list-path.ts';
import { mailsTo } from '../../test/mails.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { StoredSettings } from './shop-settings.entity.ts';
import { loadSettings } from './shop-settings.ts';

let shop: TestShop;
let other: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop({ env: { RETURN_WINDOW_DAYS: '45', SUPPORT_EMAIL: 'help@shop.example' } });
  other = await startShop({ beside: shop });
  staff = await signInAs(shop, 'extended');
});
afterAll(async () => {
  await other.close();
  await shop.close();
});
afterEach(async () => {
  await shop.orm.em.fork().nativeDelete(StoredSettings, {});
  await shop.services.snapshot.refresh();
  await other.services.snapshot.refresh();
});

const save = (form: object) =>
  staff.send('PUT', '/api/admin/settings', {
    body: JSON.stringify(form),
    headers: { 'Content-Type': 'application/json' },
  });

describe('settings', () => {
  it('are in force in every process within a second', async () => {
    expect((await save({ name: 'Prairie CNC', timeZone: 'America/Denver' })).status).toBe(200);
    expect(shop.config.business).toMatchObject({ timeZone: 'America/Denver', packing: 'optional' });
    await eventually(async () => {
      const { body } = await httpClient(other.url).get('/api/config');
      expect(body).toMatchObject({ name: 'Prairie CNC', timeZone: 'America/Denver' });
    }, 1000);
    expect(other.config.settingsVersion).toBe(2);
  });

  it('survive a restart', async () => {
    await save({ companyAddress: '1 Mill Road' });
    const restarted = await startShop({ beside: shop });
    expect(restarted.config.business.company.address).toBe('1 Mill Road');
    await restarted.close();
  });

  it('from environment variables are locked, and win', async () => {
    const { body } = await staff.get('/api/admin/settings');
    expect(body).toMatchObject({
      settings: { returnWindowDays: 45, supportEmail: 'help@shop.example' },
      locked: ['returnWindowDays', 'supportEmail'],
    });
    expect((await save({ returnWindowDays: 45, name: 'Mesa CNC' })).status).toBe(200);
    const rejected = await save({ returnWindowDays: 10, name: 'Prairie CNC' });
    expect(rejected).toMatchObject({
      status: 400,
      body: {
        Errors: [{ path: 'returnWindowDays', message: expect.stringContaining('RETURN_WINDOW') }],
      },
    });
    // Only a variable that is gone leaves its setting to what staff saved.
    expect((await loadSettings(shop.orm.em.fork())).settings).toEqual({ name: 'Mesa CNC' });
    expect(shop.config.business).toMatchObject({
      returnWindowDays: 45,
      brand: { name: 'Mesa CNC' },
    });
  });

  it('name the sender of emails', async () => {
    await save({ mailFrom: 'Prairie CNC <hello@prairie.example>' });
    await shop.services.mail.send({
      to: 'ada@example.com',
      content: { subject: 'From elsewhere', greeting: 'Hello,', blocks: [] },
      messageId: 'from-elsewhere',
    });
    const [email] = await mailsTo(shop, 'ada@example.com');
    expect(email).toMatchObject({ from: 'hello@prairie.example' });
  });

  it('that customers must see can come later, but nothing sells or is emailed without', async () => {
    Object.assign(shop.config, { demoAllowed: false });
    Object.assign(shop.config.mail, { sandboxed: false });
    const shopper = await signInAs(shop, 'customer');
    const start = () => shopper.get('/api/cart/checkout');
    expect(await start()).toMatchObject({ status: 503, body: { Reason: shopNotReady } });
    const content = { subject: 'Code', greeting: 'Hello,', blocks: [] };
    const sending = shop.services.mail.send({ to: 'ada@example.com', content, messageId: 'one' });
    await expect(sending).rejects.toThrow(senderMissing);
    expect((await staff.get('/api/admin/summary')).body).toMatchObject({
      setup: [{ code: 'SETTINGS_MISSING', message: expect.stringContaining('Sender of emails') }],
    });
    await save({ companyName: 'Prairie CNC' });
    expect(await save({ companyName: null })).toMatchObject({ status: 400 });
    Object.assign(shop.config, { demoAllowed: true });
    Object.assign(shop.config.mail, { sandboxed: true });
    expect((await start()).body).toMatchObject({ code: 'CART_EMPTY' });
  });

  it('are audited with the fields that changed', async () => {
    await save({ name: 'Prairie CNC', returnPostage: 'shop' });
    await save({ name: 'Mesa CNC' });
    const params = { filter: { subject: 'settings' }, sort: ['dateCreated', 'DESC'] } as const;
    const { body } = await staff.get(listPath('audit', params));
    expect(Array.isArray(body) && body.slice(0, 2)).toMatchObject([
      {
        action: 'settings.save-settings',
        before: { name: 'Prairie CNC' },
        after: { name: 'Mesa CNC' },
      },
      { after: { name: 'Prairie CNC', returnPostage: 'shop' } },
    ]);
  });

  it('are closed to everyone but administrators in person', async () => {
    for (const role of ['customer', 'warehouse'] as const) {
      const person = await signInAs(shop, role);
      expect((await person.get('/api/admin/settings')).status).toBe(403);
    }
    expect((await httpClient(shop.url).get('/api/admin/settings')).status).toBe(401);
  });

  it('have one row', async () => {
    await save({ name: 'Prairie CNC' });
    const insert = `insert into shop_settings (id, settings) values (2, '{}')`;
    await expect(query(shop.orm.em.fork(), insert)).rejects.toThrow('shop_settings_one');
  });
});
