import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestShop } from '../../../test/shop.ts';
import { shopWith, type ShopWithStore } from '../../media/fixtures/stores.ts';
import { signToken } from '../../http/signed-token.ts';
import { expectPage, sellFile } from '../fixtures/sold-file.ts';

let opened: ShopWithStore;
let shop: TestShop;
beforeAll(async () => {
  opened = await shopWith('a folder');
  ({ shop } = opened);
});
afterAll(() => opened.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers });

/** Sends the path unchanged, because `fetch` would resolve `..`. */
function getRaw(path: string): Promise<string> {
  const { hostname, port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
    });
    let reply = '';
    socket.setEncoding('latin1').on('data', (text: string) => (reply += text));
    socket.on('end', () => resolve(reply)).on('error', reject);
  });
}

describe('a link to a download', () => {
  it('does not work if altered anywhere', async () => {
    const { url } = await sellFile(shop);
    const [, , , token = '', name = ''] = url.split('/');
    const [payload = '', signature = ''] = token.split('.');
    const other = await sellFile(shop);
    const [otherPayload = ''] = other.url.split('/')[3]?.split('.') ?? [];
    const forged = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace('"a":"download"', '"a":"license"'),
    ).toString('base64url');
    const later = Buffer.from(
      Buffer.from(payload, 'base64url')
        .toString()
        .replace(/"exp":\d/, '"exp":9'),
    ).toString('base64url');
    expect(forged).not.toBe(payload);
    expect(later).not.toBe(payload);
    for (const path of [
      `/assets/downloads/${otherPayload}.${signature}/${name}`,
      `/assets/downloads/${forged}.${signature}/${name}`,
      `/assets/downloads/${later}.${signature}/${name}`,
      `/assets/downloads/${payload}.${signature.slice(0, -2)}/${name}`,
      `/assets/downloads/${payload}.${'A'.repeat(signature.length)}/${name}`,
      `/assets/downloads/${payload}/${name}`,
      `/assets/downloads/${token}.${signature}/${name}`,
      `/assets/downloads/${token}/other.zip`,
      `/assets/downloads/${token}/${name}/`,
      `/assets/downloads/${token}/${name}/more`,
      `/assets/downloads/${token}/`,
      `/assets/downloads/${token}`,
      `/assets/downloads/`,
      `/assets/downloads/${token}/%`,
      `/assets/downloads/${token}/%00${name}`,
    ]) {
      await expectPage(shop, await get(path), { status: 404, text: "This link doesn't work" });
    }
  });

  it('does not work if it points outside its folder', async () => {
    const { url } = await sellFile(shop);
    const [, , , token = '', name = ''] = url.split('/');
    for (const path of [
      `/assets/downloads/${token}/../${name}`,
      `/assets/downloads/${token}/..`,
      `/assets/downloads/${token}/%2e%2e`,
      `/assets/downloads/${token}/%2e%2e%2f${name}`,
      `/assets/downloads/${token}/..%2f..%2fetc%2fpasswd`,
      `/assets/downloads/${token}/%252e%252e%252f${name}`,
      `/assets/downloads/${token}/.%5c${name}`,
      `/assets/downloads/../downloads/${token}/x/${name}`,
      `/assets/downloads/%2e%2e/${name}`,
    ]) {
      expect((await getRaw(path)).slice(0, 12), path).toBe('HTTP/1.1 404');
    }
  });

  it('does not work if signed for another purpose or if its file is missing', async () => {
    const { url } = await sellFile(shop);
    const [payload = ''] = url.split('/')[3]?.split('.') ?? [];
    const { of } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const { sessionKeys } = shop.config;
    const inAnHour = new Date(shop.now().getTime() + 3_600_000);
    const path = (purpose: 'download' | 'licensed-content', claim: object) =>
      `/assets/downloads/${signToken(sessionKeys, purpose, claim, inAnHour)}/mill-600.zip`;
    expect((await get(path('download', of))).status).toBe(200);
    await expectPage(shop, await get(path('licensed-content', of)), {
      status: 404,
      text: "doesn't work",
    });
    await expectPage(shop, await get(path('download', { e: of.e })), {
      status: 404,
      text: "doesn't work",
    });
    await expectPage(shop, await get(path('download', { ...of, e: "' or 1=1" })), {
      status: 404,
      text: "doesn't work",
    });
    const orphaned = '019a3b5c-1d2e-7f00-8a1b-2c3d4e5f6072';
    await expectPage(shop, await get(path('download', { ...of, e: orphaned })), {
      status: 404,
      text: "doesn't work",
    });
    await expectPage(shop, await get(path('download', { ...of, a: '../x' })), {
      status: 404,
      text: 'not found',
    });
  });
});
