import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { newShopper, type Shopper } from '../../test/shopper.ts';
import { tcpGate, type TcpGate } from '../../test/tcp-gate.ts';
import { expectRejection } from '../contract/fixtures/expect-rejection.ts';

let gate: TcpGate;
let shop: TestShop;
let shopper: Shopper;
let item: TestItem;
beforeAll(async () => {
  gate = await tcpGate(inject('databaseUrl'));
  shop = await startShop({ databaseBy: gate.through });
  shopper = await newShopper(shop);
  item = await makeItem(shop);
  await shop.services.snapshot.refresh();
  await shopper.get(`/api/catalog/${item.catalogId}`);
});
afterAll(async () => {
  await gate.open().catch(() => {});
  await shop.close();
  await gate.shut();
});

describe('while the database is unavailable', () => {
  it('the process is alive but not ready', async () => {
    expect((await shopper.get('/readyz')).status).toBe(200);
    await gate.shut();
    expectRejection(await shopper.get('/readyz'), 503);
    expect((await shopper.get('/healthz')).status).toBe(200);
  });

  it('calls that need it ask to be retried', async () => {
    const { catalogId, itemId } = item;
    const paths = ['/api/user', '/api/cart/list', `/api/cart/add/${catalogId}/${itemId}`];
    for (const path of [...paths, `/api/catalog/inventory/${catalogId}/${itemId}`]) {
      const reply = await shopper.get(path);
      expectRejection(reply, 503);
      expect(reply.headers.get('Retry-After')).toBe('5');
    }
    const form = { username: shopper.account.email, password: 'x', rct: 'sandbox:SIGNIN' };
    expectRejection(await shopper.post('/login', form), 503);
  });

  it('cached catalog data can still be read', async () => {
    expect((await shopper.get('/api/catalog')).status).toBe(200);
    const { status, text } = await shopper.get(`/api/catalog/${item.catalogId}`);
    expect(status).toBe(200);
    expect(text).toContain(item.itemId);
  });

  it('no one is signed out', () => {
    expect([...shopper.cookies.keys()]).toEqual(expect.arrayContaining(['spindle', 'signed_in']));
  });
});

describe('when it is available again', () => {
  it('the shop sells again without a restart, including jobs and announcements', async () => {
    await gate.open();
    await eventually(async () => expect((await shopper.get('/readyz')).status).toBe(200));
    await shopper.add(item);
    const session = await shopper.payable();
    await shop.control(`/stripe/control/sessions/${session}`, { outcome: 'paid' });
    expect(await onlyOrder(shopper)).toMatchObject({ orderState: 'PENDING' });
    await eventually(async () => {
      const { body } = await shopper.get(`/api/catalog/${item.catalogId}/${item.itemId}`);
      expect(body).toMatchObject({ inventory: 9 });
    });
  });
});
