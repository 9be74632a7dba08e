import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { oneKey, otherKey, thirdKey } from '../../test/keys.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs } from '../../test/sign-in.ts';

let shop: TestShop;
afterEach(() => shop.close());

const production = {
  // otherwise administrators are told that the sandbox sends emails
  SMTP_URL: 'smtp://127.0.0.1:1',
  NODE_ENV: 'production',
  SANDBOX: '1',
  WITHOUT_TLS: 'site',
  SESSION_KEYS: oneKey,
  SECRETS_KEY: otherKey,
  AUDIT_SEAL_KEYS: thirdKey,
};

async function warningsOf(env: Record<string, string>) {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  shop = await startShop({ env: { ...production, ...env }, log });
  const staff = await signInAs(shop, 'extended');
  expect((await staff.get('/api/admin/summary')).body).toMatchObject({ setup: [] });
  for (let times = 0; times < 3; times++) {
    await staff.get('/api/user', { 'X-Forwarded-For': '203.0.113.7' });
  }
  const { body } = await staff.get('/api/admin/summary');
  const warnings = () => lines.filter((line) => line.includes('PROXY_NOT_TRUSTED'));
  return { body, warnings };
}

it('an untrusted proxy is reported once, and shown to administrators', async () => {
  const { body, warnings } = await warningsOf({});
  expect(body).toMatchObject({
    setup: [
      { code: 'PROXY_NOT_TRUSTED', message: expect.stringContaining('TRUSTED_PROXIES is 0') },
    ],
  });
  await eventually(async () => expect(warnings()).toHaveLength(1));
});

it('a trusted proxy is not reported', async () => {
  const { body, warnings } = await warningsOf({ TRUSTED_PROXIES: '1' });
  expect(body).toMatchObject({ setup: [] });
  expect(warnings()).toEqual([]);
});
