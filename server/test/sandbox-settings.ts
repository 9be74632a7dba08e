import { publicKeyOfSeed } from '../src/config/sandbox-secrets.ts';
import type { Sandbox } from '../sandbox/start.ts';
import { thirdKey } from './keys.ts';

/** Returns the settings of a shop that uses this sandbox, except its database. */
export function sandboxSettings(sandbox: Sandbox): Record<string, string> {
  return {
    SESSION_KEYS: thirdKey,
    WEBHOOKS_LOCAL: '1',
    // tests do in seconds what people do in hours
    SESSION_CALLS_PER_MINUTE: '1000000',
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    // Each fault is requested explicitly, so a failed provider is retried immediately.
    PROVIDER_PAUSE_SECONDS: '0',
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    STRIPE_API_URL: sandbox.url,
    EASYPOST_API_KEY: 'EZTK_sandbox',
    EASYPOST_WEBHOOK_SECRET: 'easypost_sandbox',
    EASYPOST_API_URL: `${sandbox.url}/easypost/v2/`,
    DISCORD_PUBLIC_KEY: publicKeyOfSeed('5a'.repeat(32)),
    DISCORD_BOT_TOKEN: 'sandbox',
    DISCORD_GUILD_ID: '1000000000000000001',
    DISCORD_API_URL: `${sandbox.url}/discord/api/v10`,
  };
}
