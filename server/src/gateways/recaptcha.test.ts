import { createServer, type Server } from 'node:http';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { thirdKey } from '../../test/keys.ts';
import { parseConfig } from '../config.ts';
import { makeHumanCheck } from './recaptcha.ts';

const log = pino({ level: 'silent' });
let provider: Server | undefined;
afterEach(() => {
  provider?.close();
});

/** Creates a provider with this response, and the check that calls it. */
async function checkAgainst(answer: unknown, status = 200) {
  const forms: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    forms.push(Object.fromEntries(new URLSearchParams(text)));
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  provider = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : 0;
  const config = parseConfig({
    PUBLIC_URL: 'https://shop.example',
    SESSION_KEYS: thirdKey,
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET_KEY: 'private',
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
  });
  return { check: makeHumanCheck(config, log), forms };
}

const input = { token: 'tok', action: 'SIGNIN', address: '192.0.2.1' };
const right = { success: true, action: 'SIGNIN', score: 0.9, hostname: 'shop.example' };

describe('the human check', () => {
  it('accepts a human with the right action and site', async () => {
    const { check, forms } = await checkAgainst(right);
    expect(await check.verify(input)).toBe(true);
    expect(forms).toEqual([{ secret: 'private', response: 'tok', remoteip: '192.0.2.1' }]);
  });

  it.each([
    ['a low score', { ...right, score: 0.4 }],
    ['a token for something else', { ...right, action: 'SEND_TICKET' }],
    ["another site's token", { ...right, hostname: 'evil.example' }],
    ['a token without a score', { success: true, action: 'SIGNIN', hostname: 'shop.example' }],
    ['an invalid token', { success: false, 'error-codes': ['invalid-input-response'] }],
  ])('rejects %s', async (_, answer) => {
    const { check } = await checkAgainst(answer);
    expect(await check.verify(input)).toBe(false);
  });

  it('rejects a missing token without a call', async () => {
    const { check, forms } = await checkAgainst(right);
    expect(await check.verify({ ...input, token: '' })).toBe(false);
    expect(forms).toEqual([]);
  });

  it.each([
    ['is broken', {}, 500],
    ['answers nonsense', { hello: 1 }, 200],
    ['has a fault of its own', { success: false, 'error-codes': ['internal-error'] }, 200],
    ['refuses our key', { success: false, 'error-codes': ['invalid-input-secret'] }, 200],
  ])('is unavailable while the provider %s', async (_, answer, status) => {
    const { check } = await checkAgainst(answer, status);
    await expect(check.verify(input)).rejects.toMatchObject({ status: 503 });
  });
});
