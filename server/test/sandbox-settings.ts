import type { Sandbox } from '../sandbox/start.ts';

/** What a shop has to be told to use that sandbox. */
export function sandboxSettings(sandbox: Sandbox): Record<string, string> {
  return {
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    STRIPE_API_URL: sandbox.url,
    EASYPOST_API_KEY: 'EZTK_sandbox',
    EASYPOST_WEBHOOK_SECRET: 'easypost_sandbox',
    EASYPOST_API_URL: `${sandbox.url}/easypost/v2/`,
  };
}
