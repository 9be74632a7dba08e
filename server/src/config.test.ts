import { settingVariables } from '@spindle/sdk/domain/settings/settings';
import { describe, expect, it } from 'vitest';
import { oneKey, otherKey, thirdKey } from '../test/keys.ts';
import { productionSettings } from '../test/production-settings.ts';
import { parseConfig } from './config.ts';
import { DEVELOPMENT_KEY } from './config/rejected-secrets.ts';
import { sandboxSecrets } from './config/sandbox-secrets.ts';

const production = productionSettings;
/** Without those that staff can also save on the Settings screen. */
const required = Object.keys(production).filter(
  (name) => name !== 'NODE_ENV' && !Object.values<string>(settingVariables).includes(name),
);

describe('configuration', () => {
  it("runs without settings on a developer's machine, against the sandbox", () => {
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

  it('ships everywhere by default, to countries that exist', () => {
    expect(parseConfig({}).business.shipTo.length).toBeGreaterThan(240);
    expect(parseConfig({ SHIP_TO: 'US, CA' }).business.shipTo).toEqual(['US', 'CA']);
    expect(() => parseConfig({ SHIP_TO: 'US,Canada' })).toThrow('SHIP_TO');
  });

  it('locks the settings that variables set', () => {
    const { business, lockedSettings } = parseConfig({
      SHOP_NAME: 'Prairie CNC',
      STEP_UP_CENTS: '0',
    });
    expect(lockedSettings).toEqual({ name: 'Prairie CNC', stepUpCents: 0 });
    expect(business).toMatchObject({
      brand: { name: 'Prairie CNC' },
      customsSigner: 'Prairie CNC',
      mailFrom: 'Prairie CNC <shop@spindle.example>',
    });
    expect(parseConfig(production).business.customsSigner).toBe('Ada Park');
    expect(() => parseConfig({ ACCENT_COLOR: '#ffd000' })).toThrow('contrast');
  });

  it("derives the sandbox's webhook secrets from the session key", () => {
    const config = parseConfig({ SESSION_KEYS: `${oneKey},${otherKey}` });
    const secrets = sandboxSecrets(oneKey);
    expect(config.stripe.webhookSecrets).toEqual([secrets.STRIPE_WEBHOOK_SECRET]);
    expect(config.easypost.webhookSecret).toBe(secrets.EASYPOST_WEBHOOK_SECRET);
    expect(config.discord.publicKey).toMatch(/^[0-9a-f]{64}$/);
  });

  it('accepts the real providers in production, with both webhook secrets of a rotation', () => {
    const config = parseConfig(production);
    expect(config.sandbox.needed).toBe(false);
    expect(config.secureCookies).toBe(true);
    expect(config.stripe).toMatchObject({
      apiUrl: 'https://api.stripe.com',
      webhookSecrets: ['whsec_new4u8Pz1kQ', 'whsec_old7h3Ty6vW'],
    });
  });

  it.each(required)('refuses to start in production without %s, and names it', (name) => {
    expect(() => parseConfig({ ...production, [name]: '' })).toThrow(name);
  });

  it('names everything that production lacks in one message, and what else is wrong', () => {
    const problem = complaintOf({ NODE_ENV: 'production', PORT: 'web' });
    for (const name of required) expect(problem).toContain(name);
    expect(problem).toContain('PORT: ');
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'sk_live_1'],
    ['STRIPE_SECRET_KEY', 'rk_live_1'],
    ['EASYPOST_API_KEY', 'EZAK1'],
  ])('rejects a live key beside a sandbox or the demo: %s=%s', (name, key) => {
    const test = { STRIPE_SECRET_KEY: 'sk_test_1', EASYPOST_API_KEY: 'EZTK1' };
    const settings = { ...production, ...test, SANDBOX: '1' };
    expect(() => parseConfig(settings)).not.toThrow();
    expect(complaintOf({ ...settings, [name]: key })).toContain(`${name}: is a live key`);
    const demo = { ...settings, SANDBOX: '', NODE_ENV: '', [name]: key };
    expect(complaintOf(demo)).toContain(`${name}: is a live key`);
  });

  it('starts in production without providers if the sandbox is requested', () => {
    const { NODE_ENV, SESSION_KEYS, SECRETS_KEY, AUDIT_SEAL_KEYS } = production;
    const keys = { SESSION_KEYS, SECRETS_KEY, AUDIT_SEAL_KEYS };
    const config = parseConfig({ NODE_ENV, ...keys, SANDBOX: '1' });
    expect(config.sandbox.needed).toBe(true);
  });

  it('rejects an incomplete provider', () => {
    expect(() => parseConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_WEBHOOK_SECRET');
  });

  it.each([
    { S3_ENDPOINT: 'http://store.example' },
    { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'one' },
  ])('rejects an incomplete object store', (overrides) => {
    expect(() => parseConfig(overrides)).toThrow(/S3_BUCKET|S3_SECRET_ACCESS_KEY/);
  });

  it('names every invalid variable', () => {
    expect(() => parseConfig({ PORT: 'web', PUBLIC_URL: 'shop' })).toThrow(/PORT[^]*PUBLIC_URL/);
  });

  it('keeps older keys for what they have encrypted', () => {
    const before = parseConfig({ SECRETS_KEY: oneKey }).secretsKeys;
    const after = parseConfig({ SECRETS_KEY: `${otherKey},${oneKey}` }).secretsKeys;
    expect(after[1]).toEqual(before[0]);
    expect(after[0].id).not.toBe(before[0].id);
  });
});

/** Returns the error message for the given settings. Fails if they are valid. */
function complaintOf(settings: Record<string, string>): string {
  try {
    parseConfig(settings);
  } catch (error) {
    return String(error);
  }
  throw new Error('These settings were taken.');
}

describe('an unsafe secret', () => {
  it.each([
    ['x', '32 characters'],
    ['k'.repeat(40), 'repeats or counts up'],
    ['measure-twice-measure-twice-measure-twice', 'repeats or counts up'],
    ['0123456789abcdefghijklmnopqrstuvwxyz', 'counts'],
    [DEVELOPMENT_KEY, 'published'],
    [`${thirdKey},change-me-${thirdKey}`, 'placeholder'],
  ])('is rejected as a key, wherever the shop runs: %s', (key, why) => {
    for (const name of ['SESSION_KEYS', 'SECRETS_KEY']) {
      for (const settings of [{}, production]) {
        const problem = complaintOf({ ...settings, [name]: key });
        expect(problem).toMatch(new RegExp(`${name}: .*${why}.*openssl rand -base64 32`));
        expect(problem.match(new RegExp(`${name}:`, 'g'))).toHaveLength(1);
      }
    }
  });

  it('is rejected as a key that another variable also has', () => {
    const rotated = { SESSION_KEYS: `${thirdKey},${oneKey}`, SECRETS_KEY: oneKey };
    for (const settings of [{}, production]) {
      expect(complaintOf({ ...settings, ...rotated })).toContain('SECRETS_KEY: must differ from');
    }
    const displayed = { RECAPTCHA_SITE_KEY: 'secret' };
    expect(complaintOf({ ...production, ...displayed })).toContain(
      'RECAPTCHA_SECRET_KEY: must differ',
    );
  });

  const holder = `${production.PUBLIC_URL}?x=change-me`;
  it.each(required)('is rejected as a placeholder in %s', (name) => {
    const filled = name === 'COMPANY_EMAIL' ? 'change-me@shop.example' : holder;
    const settings = { ...production, [name]: filled };
    expect(complaintOf(settings)).toContain(`${name}: still contains a placeholder`);
  });

  it('is rejected in production as a secret of the sandbox, or one that can be guessed', () => {
    const published = {
      STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
    };
    const problem = complaintOf({ ...production, ...published, EASYPOST_WEBHOOK_SECRET: 'hook' });
    expect(problem).toMatch(/STRIPE_WEBHOOK_SECRET: .*published/);
    expect(problem).toMatch(/STRIPE_SECRET_KEY: .*published/);
    expect(problem).toMatch(/EASYPOST_WEBHOOK_SECRET: needs at least 16 characters/);
  });
});

describe('in production, an insecure connection', () => {
  it.each([
    ['PUBLIC_URL', 'http://shop.example', 'site'],
    ['SMTP_URL', 'smtp://mail.example', 'mail'],
    ['SMTP_URL', 'smtps://mail.example?tls.rejectUnauthorized=false', 'mail'],
    ['SMTP_URL', 'smtp://mail.example?requireTLS=true&ignoreTLS=true', 'mail'],
    ['DATABASE_URL', 'postgres://db.example/shop', 'database'],
    ['DATABASE_URL', 'postgres://db.example/shop?sslmode=require', 'database'],
    ['DATABASE_URL', 'postgres://localhost/shop?host=db.example', 'database'],
    ['DATABASE_REPLICA_URLS', 'postgres://localhost/shop,postgres://db.example/shop', 'database'],
  ])('is rejected, unless allowed by name: %s=%s', (name, value, way) => {
    const settings = { ...production, [name]: value };
    expect(complaintOf(settings)).toMatch(new RegExp(`${name}: must .*WITHOUT_TLS=${way} allows`));
    const others = ['site', 'mail', 'database'].filter((one) => one !== way).join(',');
    expect(complaintOf({ ...settings, WITHOUT_TLS: others })).toContain(`${name}: must`);
    expect(() => parseConfig({ ...settings, WITHOUT_TLS: way })).not.toThrow();
  });

  it.each([
    ['SMTP_URL', 'smtp://mail.example:587?requireTLS=true'],
    ['SMTP_URL', 'smtp://127.0.0.1:2525'],
    ['DATABASE_URL', 'postgres://db.example/shop?sslmode=verify-full&sslrootcert=/etc/ca.pem'],
    ['DATABASE_URL', 'postgres:///shop?host=/run/postgresql'],
  ])('does not include %s=%s', (name, value) => {
    expect(() => parseConfig({ ...production, [name]: value })).not.toThrow();
  });

  it('is allowed only where named, and cookies follow the setting', () => {
    expect(complaintOf({ WITHOUT_TLS: 'cache' })).toContain('WITHOUT_TLS: must name site, mail');
    const open = { ...production, PUBLIC_URL: 'http://shop.example', WITHOUT_TLS: 'site' };
    expect(parseConfig(open)).toMatchObject({ secureCookies: false, hostCookies: false });
    expect(parseConfig(production)).toMatchObject({ secureCookies: true, hostCookies: true });
  });
});

describe('the development key', () => {
  it.each<Record<string, string>>([
    { PUBLIC_URL: 'https://localhost' },
    { PUBLIC_URL: 'http://shop.example' },
    { DATABASE_URL: 'postgres://shop@db.example/shop' },
    { DATABASE_URL: 'postgres://shop@127.0.0.1/shop?host=db.example' },
    { DATABASE_URL: 'host=db.example' },
    { DATABASE_REPLICA_URLS: 'postgres://127.0.0.1/shop,postgres://db.example/shop' },
    { HOST: '0.0.0.0' },
  ])('is rejected if others can reach the shop: %j', (settings) => {
    expect(complaintOf(settings)).toMatch(/SESSION_KEYS: must be set.*openssl rand -base64 32/);
    expect(() => parseConfig({ ...settings, SESSION_KEYS: oneKey })).not.toThrow();
  });

  it.each<Record<string, string>>([
    { PUBLIC_URL: 'http://127.0.0.1:3000', DATABASE_URL: 'postgres://shop@localhost/shop' },
    { DATABASE_URL: 'postgres:///shop?host=/run/postgresql' },
    { DATABASE_URL: 'postgres://%2Frun%2Fpostgresql/shop', HOST: '::1' },
    { DATABASE_URL: 'socket:/run/postgresql?db=shop' },
    { DATABASE_URL: '/run/postgresql shop', PUBLIC_URL: 'http://[::1]:3000' },
  ])("is enough for the developer's own machine: %j", (settings) => {
    expect(parseConfig(settings).sessionKeys).toEqual([DEVELOPMENT_KEY]);
  });
});
