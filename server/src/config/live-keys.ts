import type { Problem } from './rejected-secrets.ts';

/** Key prefixes of each provider that mean real money and real parcels. */
const liveKeyOf = {
  STRIPE_SECRET_KEY: /^[sr]k_live_/,
  EASYPOST_API_KEY: /^EZAK/,
};

/**
 * Lists live keys. They are rejected wherever a sandbox, or an account with a public password, is
 * allowed.
 */
export function liveKeys(input: Readonly<Record<string, unknown>>): Problem[] {
  return Object.entries(liveKeyOf)
    .filter(([name, live]) => live.test(String(input[name] ?? '')))
    .map(([name]) => ({
      name,
      what: 'is a live key, allowed only in production without a sandbox. Use a test key, or set NODE_ENV=production and unset SANDBOX',
    }));
}
