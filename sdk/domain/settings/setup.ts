import type { components } from '../../src/schema.d.ts';
import { namesOf } from '../fields.ts';
import type { SettingName } from './settings.ts';

export type Setup = components['schemas']['Setup'];
export type ProviderName = Setup['providers'][number]['name'];
export type StepName = Setup['steps'][number]['name'];
type ProviderTest = components['schemas']['ProviderTest'];

/** Each provider's name for people. */
export const providerLabels: Record<ProviderName, string> = {
  payment: 'Stripe',
  shipping: 'EasyPost',
  mail: 'Mail server',
  storage: 'File storage',
  community: 'Discord',
  humanCheck: 'reCAPTCHA',
};

/** The environment variables that configure each provider. */
export const setupVariables = {
  payment: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  shipping: ['EASYPOST_API_KEY', 'EASYPOST_WEBHOOK_SECRET'],
  mail: ['SMTP_URL'],
  storage: ['MEDIA_DIR', 'S3_BUCKET'],
  community: ['DISCORD_PUBLIC_KEY', 'DISCORD_BOT_TOKEN', 'DISCORD_GUILD_ID'],
  humanCheck: ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
} as const satisfies Record<ProviderName, readonly string[]>;

interface SetupFacts {
  /** Settings that staff saved or environment variables set. */
  ownSettings: readonly SettingName[];
  /** Settings without which the shop can't serve customers. */
  missing: readonly SettingName[];
  /** The providers that the sandbox replaces. */
  sandboxed: readonly ProviderName[];
  /** Whether a visible catalog has a visible item. */
  hasItem: boolean;
  /** Whether an order was paid. */
  hasOrder: boolean;
}

/** Returns the checklist from an empty shop to the first paid order. */
export function setupOf({ ownSettings, missing, sandboxed, hasItem, hasOrder }: SetupFacts): Setup {
  const areSet = (...names: SettingName[]) => names.every((name) => ownSettings.includes(name));
  const done: Record<StepName, boolean> = {
    name: areSet('name'),
    company: missing.every((name) => name === 'mailFrom'),
    email: !missing.includes('mailFrom'),
    warehouse: areSet('warehouseStreet', 'warehouseCity', 'warehouseZip'),
    catalog: hasItem,
    order: hasOrder,
    providers: sandboxed.length === 0,
  };
  const steps = namesOf(done).map((name) => ({ name, done: done[name] }));
  return {
    complete: steps.every((step) => step.done),
    steps,
    providers: namesOf(setupVariables).map((name) => ({
      name,
      state: sandboxed.includes(name) ? 'sandbox' : 'live',
      variables: [...setupVariables[name]],
    })),
  };
}

/** Returns what every back-office screen says while the sandbox replaces a provider, or null. */
export function sandboxNotice(sandboxed: readonly ProviderName[]): string | null {
  if (sandboxed.length === 0) return null;
  const labels = sandboxed.map((name) => providerLabels[name]).join(', ');
  return `Test mode: the sandbox replaces ${labels}. Nothing there is real. Settings explains how to go live.`;
}

const MAX_MESSAGE = 300;

/**
 * Returns the result of testing a provider.
 * @param failure the provider's own message, or null if it accepted the call
 */
export function presentProviderTest(provider: ProviderName, failure: string | null): ProviderTest {
  const label = providerLabels[provider];
  if (failure === null) return { state: 'working', reason: `${label} works.` };
  const message = failure.trim().slice(0, MAX_MESSAGE).replace(/\.$/, '');
  const variables = setupVariables[provider].join(' and ');
  return {
    state: 'failing',
    reason: `${label} doesn't work: ${message}. Check ${variables}, then restart the shop.`,
  };
}
