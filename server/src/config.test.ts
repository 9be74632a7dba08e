import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { sandboxSecrets } from './config/sandbox-secrets.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/shop',
  SESSION_KEYS: 'k'.repeat(40),
  SECRETS_KEY: 's'.repeat(40),
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old',
  EASYPOST_API_KEY: 'EZAK1',
  EASYPOST_WEBHOOK_SECRET: 'hook',
  DISCORD_PUBLIC_KEY: 'ab',
  DISCORD_BOT_TOKEN: 'bot',
  DISCORD_GUILD_ID: '1',
  RECAPTCHA_SITE_KEY: 'site',
  RECAPTCHA_SECRET_KEY: 'secret',
  SMTP_URL: 'smtps://mail',
};

describe('configuration', () => {
  it('runs on a machine where nothing is set, against the sandbox', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      sandbox: { needed: true, url: 'http://127.0.0.1:4010' },
      stripe: { apiUrl: 'http://127.0.0.1:4010', secretKey: 'sk_test_sandbox' },
      recaptcha: { verifyUrl: 'http://127.0.0.1:4010/recaptcha/api/siteverify' },
      mail: { smtpUrl: 'smtp://127.0.0.1:4011' },
      business: { returnWindowDays: 30, shipWithinWorkingDays: 2 },
      secureCookies: false,
    });
    expect(config.mediaDir).toBe(`${config.dataDir}/media`);
  });

  it('ships everywhere unless told where, to countries there are', () => {
    expect(parseConfig({}).business.shipTo.length).toBeGreaterThan(240);
    expect(parseConfig({ SHIP_TO: 'US, CA' }).business.shipTo).toEqual(['US', 'CA']);
    expect(() => parseConfig({ SHIP_TO: 'US,Canada' })).toThrow('SHIP_TO');
  });

  it('derives the webhook secrets that the sandbox signs with from the session key', () => {
    const config = parseConfig({ SESSION_KEYS: 'one,two' });
    const secrets = sandboxSecrets('one');
    expect(config.stripe.webhookSecrets).toEqual([secrets.STRIPE_WEBHOOK_SECRET]);
    expect(config.easypost.webhookSecret).toBe(secrets.EASYPOST_WEBHOOK_SECRET);
    expect(config.discord.publicKey).toMatch(/^[0-9a-f]{64}$/);
  });

  it('takes the real providers in production, with both webhook secrets of a rotation', () => {
    const config = parseConfig(production);
    expect(config.sandbox.needed).toBe(false);
    expect(config.secureCookies).toBe(true);
    expect(config.stripe).toMatchObject({
      apiUrl: 'https://api.stripe.com',
      webhookSecrets: ['whsec_new', 'whsec_old'],
    });
  });

  it.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))(
    'refuses to start in production without %s, naming it',
    (name) => {
      expect(() => parseConfig({ ...production, [name]: '' })).toThrow(name);
    },
  );

  it('starts in production without providers when the sandbox is asked for', () => {
    const { NODE_ENV, SESSION_KEYS, SECRETS_KEY } = production;
    const config = parseConfig({ NODE_ENV, SESSION_KEYS, SECRETS_KEY, SANDBOX: '1' });
    expect(config.sandbox.needed).toBe(true);
  });

  it('refuses a provider that is configured by half', () => {
    expect(() => parseConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_WEBHOOK_SECRET');
  });

  it.each([
    { S3_ENDPOINT: 'http://store.example' },
    { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'one' },
  ])('refuses an object store that is configured by half', (given) => {
    expect(() => parseConfig(given)).toThrow(/S3_BUCKET|S3_SECRET_ACCESS_KEY/);
  });

  it('names every variable that is wrong', () => {
    expect(() => parseConfig({ PORT: 'web', PUBLIC_URL: 'shop' })).toThrow(/PORT[^]*PUBLIC_URL/);
  });

  it('keeps older keys for what they have encrypted', () => {
    const before = parseConfig({ SECRETS_KEY: 'old' }).secretsKeys;
    const after = parseConfig({ SECRETS_KEY: 'new,old' }).secretsKeys;
    expect(after[1]).toEqual(before[0]);
    expect(after[0].id).not.toBe(before[0].id);
  });
});
