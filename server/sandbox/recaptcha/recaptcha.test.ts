import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openScene } from '../test/scene.ts';

async function ask(token: string, options = {}) {
  const { url } = await openScene(options);
  const body = new URLSearchParams({ secret: 'sandbox', response: token });
  const response = await fetch(`${url}/recaptcha/api/siteverify`, { method: 'POST', body });
  return response.json();
}

test('a sandbox token is a human who does what it names', async () => {
  const verdict = { success: true, score: 0.9, action: 'LOGIN', hostname: 'localhost' };
  expect(await ask('sandbox:LOGIN')).toMatchObject(verdict);
});

test('a token can request a score', async () => {
  expect(await ask('sandbox:LOGIN:0.1')).toMatchObject({ success: true, score: 0.1 });
});

test("the host is the shop's", async () => {
  const verdict = await ask('sandbox:LOGIN', { publicUrl: 'http://127.0.0.1:9' });
  expect(verdict).toMatchObject({ hostname: '127.0.0.1' });
});

test('anything else is an invalid token', async () => {
  expect(await ask('made-up')).toEqual({
    success: false,
    'error-codes': ['invalid-input-response'],
  });
});

test('the browser script returns tokens for the requested action', async () => {
  const { url } = await openScene();
  const script = await (await fetch(`${url}/recaptcha/api.js?render=key`)).text();
  const token = "window.grecaptcha.execute('key', { action: 'LOGIN' })";
  expect(await runInNewContext(`${script}; ${token}`, { window: {} })).toBe('sandbox:LOGIN');
});
