import { randomBytes } from 'node:crypto';
import { publicKeyOfSeed } from '../../src/config/sandbox-secrets.ts';

export interface Places {
  publicUrl: string;
  sandboxPort: number;
  smtpPort: number;
}

const key = () => randomBytes(32).toString('base64');

/**
 * Returns the settings of a shop in production and of its providers' sandbox: every provider is
 * configured, each at the sandbox's endpoint, with pictures in its object store. No TLS, because
 * nothing leaves this machine.
 */
export function productionSettings({ publicUrl, sandboxPort, smtpPort }: Places) {
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const seed = randomBytes(32).toString('hex');
  const shared = {
    PUBLIC_URL: publicUrl,
    STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('hex')}`,
    EASYPOST_WEBHOOK_SECRET: randomBytes(24).toString('hex'),
  };
  const shop = {
    ...shared,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '1',
    WITHOUT_TLS: 'site',
    LOG_LEVEL: 'warn',
    SESSION_KEYS: key(),
    SECRETS_KEY: key(),
    AUDIT_SEAL_KEYS: key(),
    // the sandbox accepts only test keys, as the provider does
    STRIPE_SECRET_KEY: `sk_test_${randomBytes(16).toString('hex')}`,
    STRIPE_API_URL: sandboxUrl,
    EASYPOST_API_KEY: `EZAK${randomBytes(16).toString('hex')}`,
    EASYPOST_API_URL: `${sandboxUrl}/easypost/v2/`,
    DISCORD_PUBLIC_KEY: publicKeyOfSeed(seed),
    DISCORD_BOT_TOKEN: randomBytes(16).toString('hex'),
    DISCORD_GUILD_ID: '1000000000000000001',
    DISCORD_API_URL: `${sandboxUrl}/discord/api/v10`,
    RECAPTCHA_SITE_KEY: randomBytes(16).toString('hex'),
    RECAPTCHA_SECRET_KEY: randomBytes(16).toString('hex'),
    RECAPTCHA_VERIFY_URL: `${sandboxUrl}/recaptcha/api/siteverify`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'Spindle <shop@spindle.example>',
    S3_BUCKET: 'pictures',
    S3_ENDPOINT: `${sandboxUrl}/s3`,
    S3_ACCESS_KEY_ID: 'spindle',
    S3_SECRET_ACCESS_KEY: randomBytes(16).toString('hex'),
    COMPANY_NAME: 'Spindle',
    COMPANY_ADDRESS: '1 Mill Road, Tempe, AZ 85281, United States',
    COMPANY_EMAIL: 'hello@spindle.example',
    COMPANY_PHONE: '+1 480 555 0142',
    CUSTOMS_SIGNER: 'Ada Park',
  };
  const sandbox = {
    ...shared,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    DISCORD_SIGNING_SEED: seed,
  };
  return { shop, sandbox, sandboxUrl };
}
