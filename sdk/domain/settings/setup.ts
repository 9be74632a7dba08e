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
};

/** The environment variables that configure each provider. */
export const setupVariables = {
  payment: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  shipping: ['EASYPOST_API_KEY', 'EASYPOST_WEBHOOK_SECRET'],
  mail: ['SMTP_URL'],
  storage: ['MEDIA_DIR', 'S3_BUCKET'],
} as const satisfies Record<ProviderName, readonly string[]>;

interface SetupFacts {
  /** Settings that staff saved or environment variables set. */
  ownSettings: readonly SettingName[];
  isSandboxed: Record<ProviderName, boolean>;
  /** Whether a visible catalog has a visible item. */
  hasItem: boolean;
  /** Whether an order was paid. */
  hasOrder: boolean;
}

/** Returns the checklist from an empty shop to the first paid order. */
export function setupOf({ ownSettings, isSandboxed, hasItem, hasOrder }: SetupFacts): Setup {
  const areSet = (...names: SettingName[]) => names.every((name) => ownSettings.includes(name));
  const done: Record<StepName, boolean> = {
    name: areSet('name'),
    company: areSet('companyName', 'companyAddress', 'companyEmail'),
    email: areSet('mailFrom'),
    warehouse: areSet('warehouseStreet', 'warehouseCity', 'warehouseZip'),
    catalog: hasItem,
    order: hasOrder,
    providers: sandboxedIn(isSandboxed).length === 0,
  };
  const steps = namesOf(done).map((name) => ({ name, done: done[name] }));
  return {
    complete: steps.every((step) => step.done),
    steps,
    providers: namesOf(setupVariables).map((name) => ({
      name,
      state: isSandboxed[name] ? 'sandbox' : 'live',
      variables: [...setupVariables[name]],
    })),
  };
}

const sandboxedIn = (isSandboxed: Record<ProviderName, boolean>) =>
  namesOf(isSandboxed).filter((name) => isSandboxed[name]);

/** Returns what every staff screen says while the sandbox replaces a provider. */
export function sandboxNotices(isSandboxed: Record<ProviderName, boolean>) {
  const names = sandboxedIn(isSandboxed);
  if (names.length === 0) return [];
  const labels = names.map((name) => providerLabels[name]).join(', ');
  const variables = names.flatMap((name) => setupVariables[name]).join(', ');
  return [
    {
      code: 'SANDBOX',
      message: `The sandbox replaces these providers: ${labels}. To go live, set ${variables}.`,
    },
  ];
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
