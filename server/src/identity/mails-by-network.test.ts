import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '../../test/factories/user.ts';
import { httpClient, type HttpClient } from '../../test/http-client.ts';
import { movingClock } from '../../test/moving-clock.ts';
import { makeNewcomer } from '../../test/register.ts';
import { mailsTo } from '../../test/mails.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { requestCode, codesMailed } from './recovery/fixtures/recovering.ts';

const clock = movingClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now, env: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => shop.close());

/** Creates a new browser at the given internet address. */
function browserAt(address: string): HttpClient {
  const client = httpClient(shop.url);
  const send: HttpClient['send'] = (method, path, options = {}) =>
    client.send(method, path, {
      ...options,
      headers: { ...options.headers, 'X-Forwarded-For': address },
    });
  return {
    ...client,
    send,
    post: (path, form = {}) => send('POST', path, { body: new URLSearchParams(form) }),
  };
}

async function statusesOf(calls: readonly (() => Promise<{ status: number }>)[]) {
  const statuses: number[] = [];
  for (const call of calls) statuses.push((await call()).status);
  return statuses;
}

/** Returns the replies to a stranger who sends requests from many addresses in their network. */
const attack = (email: string) =>
  statusesOf(
    Array.from(
      { length: 30 },
      (_, at) => () => requestCode(browserAt(`2001:db8:1:2::${at + 1}`), email),
    ),
  );

it.each(['someone has', 'no one has'])(
  'an address that %s: one network uses up no more than its share',
  async (who) => {
    const nobody = `${randomUUID()}@example.com`;
    const email = who === 'no one has' ? nobody : (await makeUser(shop)).email;
    const answers = await attack(email);
    expect(answers).toEqual([...Array(5).fill(200), ...Array(25).fill(429)]);
    const owner = browserAt('192.0.2.7');
    expect((await requestCode(owner, email)).status).toBe(200);
    expect((await requestCode(browserAt('2001:db8:1:2::ff'), email)).status).toBe(429);
    if (email !== nobody) expect(await codesMailed(shop, email, 6)).toHaveLength(6);
  },
);

it("people on a stranger's network still get emails at their own address", async () => {
  const [email, other] = [(await makeUser(shop)).email, (await makeUser(shop)).email];
  await attack(email);
  expect((await requestCode(browserAt('2001:db8:1:2::1'), other)).status).toBe(200);
  expect(await codesMailed(shop, other, 1)).toHaveLength(1);
});

it('an address gets at most twenty, from however many networks', async () => {
  const { email } = await makeUser(shop);
  const asking = Array.from(
    { length: 24 },
    (_, at) => () => requestCode(browserAt(`198.51.100.${at}`), email),
  );
  const answers = await statusesOf(asking);
  expect(answers).toEqual([...Array(20).fill(200), ...Array(4).fill(429)]);
  clock.advance(16);
  expect((await requestCode(browserAt('198.51.100.1'), email)).status).toBe(200);
});

it('a registrant gets the email, whatever a stranger started in their name', async () => {
  const email = `${randomUUID()}@example.com`;
  const confirmAt = async (address: string) => {
    const newcomer = makeNewcomer(shop, { email });
    await newcomer.start();
    const browser = browserAt(address);
    for (const [name, value] of newcomer.browser.cookies) browser.cookies.set(name, value);
    return newcomer.confirm(browser);
  };
  const answers = await statusesOf(Array.from({ length: 6 }, () => () => confirmAt('203.0.113.9')));
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  const reply = await confirmAt('192.0.2.7');
  expect(reply).toMatchObject({ status: 200, body: { Status: 'SUCCESS' } });
  expect(await codesMailed(shop, email, 6)).toHaveLength(6);
  expect(await mailsTo(shop, email)).toHaveLength(6);
});
