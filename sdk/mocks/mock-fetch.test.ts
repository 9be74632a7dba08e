import { beforeEach, expect, it } from 'vitest';
import { codeAt } from '../conformance/makers/authenticator.ts';
import { enterCode, enterPassword, isSignedIn } from '../conformance/makers/sign-in.ts';
import { firstCustomer } from '../demo/people.ts';
import { seedShop } from '../demo/mock-shop/seed-shop.ts';
import { createShopClient } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import { createMockShop, type MockShop } from './core/mock-shop.ts';
import { memoryStore } from './core/store.ts';
import { mockFetch } from './mock-fetch.ts';

let played: MockShop;
beforeEach(() => {
  played = createMockShop({ store: memoryStore(seedShop(new Date())) });
});

const baseUrl = 'https://shop.example';
const browser = () => createShopClient({ baseUrl, fetch: mockFetch(played) });

it('acts as its own browser: a sign-in there counts nowhere else, until it ends', async () => {
  const [own, other] = [browser(), browser()];
  const { email, password, totpSecret } = firstCustomer;
  await enterPassword(own, { email, password });
  expect(await isSignedIn(own)).toBe(false);
  await enterCode(own, codeAt(totpSecret, played.now()));
  expect([await isSignedIn(own), await isSignedIn(other)]).toEqual([true, false]);
  await replyOf(own.POST('/logout'));
  expect(await isSignedIn(own)).toBe(false);
});

it('fails like a network during the offline scenario', async () => {
  played.change(({ scenarios }) => scenarios.push({ name: 'offline', operations: null }));
  await expect(mockFetch(played)(`${baseUrl}/api/catalog/`)).rejects.toThrow(TypeError);
  await expect(replyOf(browser().GET('/api/catalog/'))).rejects.toMatchObject({ status: 0 });
});

it("ends when its caller aborts, with the caller's reason", async () => {
  played.change(({ scenarios }) => scenarios.push({ name: 'slow', operations: null }));
  const end = new AbortController();
  const call = mockFetch(played)(`${baseUrl}/api/catalog/`, { signal: end.signal });
  end.abort(new RangeError('enough'));
  await expect(call).rejects.toThrow('enough');
});

it("rejects a request that isn't an operation of the shop", async () => {
  const { status } = await mockFetch(played)(`${baseUrl}/api/no-such-call`);
  expect(status).toBe(404);
  const page = mockFetch(played)(new URL('/ui/shop', baseUrl));
  await expect(page).rejects.toThrow(`${baseUrl}/ui/shop`);
});
