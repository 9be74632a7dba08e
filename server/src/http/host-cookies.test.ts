import { afterAll, beforeAll, expect, it } from 'vitest';
import { oneKey } from '../../test/keys.ts';
import { httpClient } from '../../test/http-client.ts';
import { signInAs } from '../../test/sign-in.ts';
import { startShop, type TestShop } from '../../test/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ env: { PUBLIC_URL: 'https://127.0.0.1', SESSION_KEYS: oneKey } });
});
afterAll(() => shop.close());

it('names each cookie so that browsers limit it to https and this host', async () => {
  const visitor = httpClient(shop.url);
  const begun = await visitor.post('/api/user/passwordRecovery', {
    email: 'ada@example.com',
    rct: 'sandbox:ACCOUNT_RECOVERY',
  });
  const browser = await signInAs(shop, 'customer');
  const names = [...browser.cookies.keys(), ...visitor.cookies.keys()];
  expect(names).toEqual(
    expect.arrayContaining(['__Host-spindle', '__Host-device', '__Host-signed_in']),
  );
  expect(names.filter((name) => !name.startsWith('__Host-'))).toEqual([]);
  for (const line of begun.headers.getSetCookie()) {
    expect(line).toMatch(/; path=\/;.*secure/i);
    expect(line).not.toMatch(/domain=/i);
  }
});

it('signs out permanently, and accepts no cookie by another name', async () => {
  const browser = await signInAs(shop, 'customer');
  const renamed = new Map(
    [...browser.cookies].map(([name, value]) => [name.replace('__Host-', ''), value]),
  );
  expect((await httpClient(shop.url, renamed).get('/api/user')).status).toBe(401);
  await browser.post('/logout');
  expect([...browser.cookies.keys()]).toEqual(['__Host-device']);
});
