import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeUser } from '../../../test/factories/user.ts';
import { httpClient, type HttpReply } from '../../../test/http-client.ts';
import { mailsTo } from '../../../test/mails.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { countStatements } from '../../database/count-statements.ts';
import { requestAndReadCode, requestCode, enterCode } from './fixtures/recovering.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, hash: vi.fn(real.hash) };
});

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const wrongCode = '00000000';

/** Records the statements of the call itself, excluding jobs and catalog maintenance. */
async function watched(call: () => Promise<HttpReply>) {
  const hashedBefore = vi.mocked(hash).mock.calls.length;
  const { result, statements } = await countStatements(shop.orm, call);
  return {
    status: result.status,
    body: result.body,
    cookies: result.headers.getSetCookie().map((line) => line.split('=')[0]),
    statements: statements.filter((text) => !background.test(text)),
    hashed: vi.mocked(hash).mock.calls.length - hashedBefore,
  };
}

const background =
  /null as item_id, updated_at|join users u on u\.id = r\.user_id|\b(checkouts|orders|refunds)\b|split_part|^delete from \w+ where (last_seen_at|expires_at)/;

describe('an address without an account', () => {
  it('is handled like any other: reply, statements, hashing', async () => {
    const { email } = await makeUser(shop);
    const known = await watched(() => requestCode(httpClient(shop.url), email));
    const unknown = await watched(() =>
      requestCode(httpClient(shop.url), `${randomUUID()}@example.com`),
    );
    expect(unknown).toEqual(known);
    expect(known.statements.length).toBeGreaterThan(3);
  });

  it('is handled like any other when requested twice within a minute', async () => {
    const { email } = await makeUser(shop);
    const nobody = `${randomUUID()}@example.com`;
    const [owner, guest] = [httpClient(shop.url), httpClient(shop.url)];
    await requestCode(owner, email);
    await requestCode(guest, nobody);
    const known = await watched(() => requestCode(owner, email));
    const unknown = await watched(() => requestCode(guest, nobody));
    expect(unknown).toEqual(known);
  });

  it('is rejected after five emails like any other', async () => {
    const { email } = await makeUser(shop);
    const nobody = `${randomUUID()}@example.com`;
    for (const address of [email, nobody]) {
      for (let mails = 0; mails < 5; mails++) await requestCode(httpClient(shop.url), address);
    }
    const known = await watched(() => requestCode(httpClient(shop.url), email));
    const unknown = await watched(() => requestCode(httpClient(shop.url), nobody));
    expect(unknown).toEqual(known);
    expect(known.status).toBe(429);
  });

  it('gets no email', async () => {
    const { email } = await makeUser(shop);
    const nobody = `${randomUUID()}@example.com`;
    await requestCode(httpClient(shop.url), nobody);
    await requestAndReadCode(shop, httpClient(shop.url), email);
    expect(await mailsTo(shop, nobody)).toEqual([]);
  });

  it('gets the same rejection of a wrong code as any other', async () => {
    const { email } = await makeUser(shop);
    const nobody = `${randomUUID()}@example.com`;
    const [owner, guest] = [httpClient(shop.url), httpClient(shop.url)];
    await requestCode(owner, email);
    await requestCode(guest, nobody);
    for (const [one, other] of [
      [owner, guest],
      [httpClient(shop.url), httpClient(shop.url)],
    ] as const) {
      const known = await watched(() => enterCode(one, email, wrongCode));
      const unknown = await watched(() => enterCode(other, nobody, wrongCode));
      expect(unknown).toEqual(known);
      expect(known).toMatchObject({ status: 200, body: { Status: 'ERROR' }, hashed: 1 });
    }
  });

  it('gets the same rejection of an unrequested code as any other', async () => {
    const { email } = await makeUser(shop);
    const browser = httpClient(shop.url);
    const known = await watched(() => enterCode(browser, email, wrongCode));
    const unknown = await watched(() =>
      enterCode(browser, `${randomUUID()}@example.com`, wrongCode),
    );
    expect(unknown).toEqual(known);
    expect(known.hashed).toBe(1);
  });
});
