import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/start.ts';
import { sandboxCalls } from '../../test/sandbox-calls.ts';
import { createCdn } from './cdn-configured.ts';
import { createDiscord } from './discord.ts';
import { parseConfig } from '../config.ts';
import { createMail } from './mail.ts';
import { createStorage } from './storage-configured.ts';

const HOUR = 3_600_000;
const providers = { deadlineMs: 8_000, pauseMs: HOUR };
const apiKey = { accessKeyId: 'sandbox', secretAccessKey: 'sandbox' };

/** Calls the provider once. Throws its rejection or a missing response. */
type Ask = () => Promise<unknown>;

let sandbox: Sandbox;
let mediaDir: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  mediaDir = mkdtempSync(join(tmpdir(), 'left-alone-'));
});
afterAll(async () => {
  await sandbox.close();
  rmSync(mediaDir, { recursive: true });
});
afterEach(() => void vi.useRealTimers());

const askers: Record<string, () => Promise<Ask>> = {
  async smtp() {
    const mail = createMail(
      {
        mail: { smtpUrl: `smtp://127.0.0.1:${sandbox.smtpPort}`, sandboxed: true },
        business: parseConfig({}).business,
        frontEnd: { cdnBase: '/images' },
        publicUrl: 'https://shop.example',
        providers,
      },
      async (email) => email,
    );
    const email = {
      to: 'ada@example.com',
      content: { subject: 'Shipped', greeting: 'Hello,', blocks: [] },
    };
    return () => mail.send({ ...email, messageId: 'shipped' });
  },
  async s3() {
    const s3 = {
      ...apiKey,
      bucket: 'pictures',
      endpoint: `${sandbox.url}/s3`,
      region: 'us-east-1',
    };
    const storage = await createStorage({ providers, mediaDir, s3 });
    return () => storage.look('images/vise.webp');
  },
  async cdn() {
    const apiUrl = `${sandbox.url}/cdn`;
    const network = { distributionId: 'E2SPINDLE', apiUrl, credentials: apiKey };
    const cdn = await createCdn({ cdn: network, providers });
    return async () => {
      const invalidated = await cdn?.invalidate(['/catalog/*'], 'once');
      if (invalidated?.outcome !== 'ACCEPTED') throw new Error(invalidated?.outcome);
    };
  },
  async discord() {
    const apiUrl = `${sandbox.url}/discord/api/v10`;
    const guild = { apiUrl, botToken: 'sandbox', guildId: '1000000000000000001' };
    const discord = createDiscord({ discord: guild, providers });
    return async () => {
      const roles = await discord.listRoles();
      if ('refused' in roles) throw new Error(roles.refused);
    };
  },
};

async function failNext(provider: string, status: number, times: number): Promise<void> {
  await sandboxCalls(sandbox).control('/control/faults', { provider, status, times });
}

async function expectFailures(ask: Ask, times: number, message = /./): Promise<void> {
  for (let count = 0; count < times; count++) await expect(ask()).rejects.toThrow(message);
}

/** Returns the number of unused faults. Each one is a call that the provider never got. */
async function faultsLeft(): Promise<number> {
  const faults = await sandboxCalls(sandbox).recorded<{ times: number }>('/control/faults');
  return faults.reduce((sum, { times }) => sum + times, 0);
}

/** Discord's gateway returns an error code for it. */
const paused = /calls are paused|AWAY/;

const cases = [
  // a mail server has its own codes: 421 means that it is unavailable
  { provider: 'smtp', away: 421, rejection: 550 },
  { provider: 's3', away: 500, rejection: 403 },
  { provider: 'cdn', away: 500, rejection: 403 },
  { provider: 'discord', away: 500, rejection: 403 },
];

describe.each(cases)('$provider', ({ provider, away, rejection }) => {
  const requester = () => askers[provider]?.() ?? Promise.reject(new Error(provider));

  it('is left alone after five failures, and called again after a pause', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const ask = await requester();
    await failNext(provider, away, 100);
    await expectFailures(ask, 5);
    const left = await faultsLeft();
    expect(left).toBeLessThan(100);
    await expectFailures(ask, 3, paused);
    expect(await faultsLeft()).toBe(left);

    await sandboxCalls(sandbox).control('/control/reset');
    await expectFailures(ask, 1, paused);
    vi.setSystemTime(Date.now() + HOUR);
    await ask();
  });

  it('counts as available when it rejects, however often', async () => {
    const ask = await requester();
    await failNext(provider, rejection, 7);
    await expectFailures(ask, 7);
    expect(await faultsLeft()).toBe(0);
    await ask();
  });
});
