import { afterAll, beforeAll, expect, it } from 'vitest';
import { softwareAuthenticator } from '@spindle/sdk/conformance/makers/software-authenticator';
import type { components } from '@spindle/sdk/schema';
import { httpClient, type HttpClient } from '../../../test/http-client.ts';
import { startShop, type TestShop } from '../../../test/shop.ts';
import { signInAs } from '../../../test/sign-in.ts';
import { query } from '../../database/query.ts';

type Schemas = components['schemas'];

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const sendJson = (browser: HttpClient, path: string, body: object) =>
  browser.send('POST', path, {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

async function optionsOf<Options>(browser: HttpClient, path: string): Promise<Options> {
  return JSON.parse((await browser.post(path)).text);
}

const toAdd = (browser: HttpClient) =>
  optionsOf<Schemas['PasskeyCreationOptions']>(browser, '/api/user/passkeys/options');
const toUse = (browser: HttpClient) =>
  optionsOf<Schemas['PasskeyRequestOptions']>(browser, '/api/user/passkeySignIn/options');

async function withPasskey() {
  const browser = await signInAs(shop, 'customer');
  const device = softwareAuthenticator(shop.url);
  const added = await sendJson(browser, '/api/user/passkeys', device.create(await toAdd(browser)));
  expect(added.body).toMatchObject({ Status: 'SUCCESS' });
  return { browser, device, id: String(Object(added.body).id) };
}

const enter = (browser: HttpClient, answer: Schemas['PasskeyAssertion']) =>
  sendJson(browser, '/api/user/passkeySignIn', answer);

const notRight = { status: 200, body: { code: 'PASSKEY_NOT_RIGHT' } };

it("a passkey is rejected with another key's signature, or without one", async () => {
  const { device } = await withPasskey();
  const visitor = httpClient(shop.url);
  const options = await toUse(visitor);
  const answer = device.get(options);
  const other = softwareAuthenticator(shop.url).get(options);
  const signature = other.response.signature;
  const forged = { ...answer, response: { ...answer.response, signature } };
  expect(await enter(visitor, forged)).toMatchObject(notRight);
  const unsigned = device.get(await toUse(visitor));
  const cut = { ...unsigned, response: { ...unsigned.response, signature: 'AA' } };
  expect(await enter(visitor, cut)).toMatchObject(notRight);
  expect((await visitor.get('/api/user')).status).toBe(401);
});

it('a passkey signs in one of two people who send its answer at the same time', async () => {
  const { device } = await withPasskey();
  const visitor = httpClient(shop.url);
  const answer = device.get(await toUse(visitor));
  const both = [visitor, httpClient(shop.url, new Map(visitor.cookies))];
  const replies = await Promise.all(both.map((browser) => enter(browser, answer)));
  expect(replies.filter(({ text }) => text.includes('"SUCCESS"'))).toHaveLength(1);
});

it('a passkey with certificates is rejected, because they would make us call the URLs they name', async () => {
  const browser = await signInAs(shop, 'customer');
  const made = softwareAuthenticator(shop.url).create(await toAdd(browser));
  const text = Buffer.from(made.response.attestationObject, 'base64url').toString('latin1');
  // Turns `{}` into `{x5c: []}`.
  const withChain = text.replace('attStmt\xa0', 'attStmt\xa1\x63x5c\x80');
  const attestationObject = Buffer.from(withChain, 'latin1').toString('base64url');
  const response = { ...made.response, attestationObject };
  expect(await sendJson(browser, '/api/user/passkeys', { ...made, response })).toMatchObject(
    notRight,
  );
});

it("a passkey can't be removed if it is the last factor and no authenticator is enrolled", async () => {
  const { browser, id } = await withPasskey();
  const em = shop.orm.em.fork();
  await query(em, 'update users set totp_secret = null where id = $1', [browser.account.id]);
  expect(await browser.delete(`/api/user/passkeys/${id}`)).toMatchObject({
    status: 200,
    body: { Status: 'ERROR', code: 'LAST_FACTOR' },
  });
  expect((await browser.get('/api/user')).body).toMatchObject({ MFAToken: false, Passkeys: true });
  expect((await browser.get('/api/user/createMfaToken')).body).toMatchObject({
    code: 'HAS_AUTHENTICATOR',
    MFAQR: null,
  });
});

it("a passkey can't open an account whose password was voided", async () => {
  const { browser, device } = await withPasskey();
  const em = shop.orm.em.fork();
  await query(em, 'update users set password_hash = null where id = $1', [browser.account.id]);
  const visitor = httpClient(shop.url);
  expect(await enter(visitor, device.get(await toUse(visitor)))).toMatchObject(notRight);
});

it('an account holds at most ten passkeys, even with direct inserts', async () => {
  const { browser, id } = await withPasskey();
  const copy = `insert into passkeys
    select (jsonb_populate_record(p, jsonb_build_object(
      'id', gen_random_uuid(), 'place', 11, 'credential_id', 'other'))).* from passkeys p
     where id = $1`;
  await expect(query(shop.orm.em.fork(), copy, [id])).rejects.toThrow('passkeys_ten_places');
  expect(Object((await browser.get('/api/user/passkeys')).body).passkeys).toHaveLength(1);
});
