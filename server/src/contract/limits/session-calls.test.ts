import { afterAll, beforeAll, expect, it } from 'vitest';
import { movingClock } from '../../../test/moving-clock.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { expectRejection } from '../fixtures/expect-rejection.ts';

const clock = movingClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now, env: { SESSION_CALLS_PER_MINUTE: '60' } });
});
afterAll(() => shop.close());

it('a session over its limit waits for the next minute; others continue', async () => {
  const [busy, other] = [await signInAs(shop, 'customer'), await signInAs(shop, 'customer')];
  const statuses = await Promise.all(
    Array.from({ length: 70 }, async () => (await busy.get('/api/user')).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const rejected = await busy.get('/api/user');
  expectRejection(rejected, 429);
  expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await other.get('/api/user')).status).toBe(200);
  expect((await busy.get('/api/catalog/')).status).toBe(200);
  clock.advance(1);
  expect((await busy.get('/api/user')).status).toBe(200);
});
