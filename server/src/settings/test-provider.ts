import { presentProviderTest, type ProviderName } from '@spindle/sdk/domain/settings/setup';
import type { components } from '@spindle/sdk/schema';
import { within } from '../gateways/guard.ts';
import { ProviderUnavailable } from '../gateways/provider-unavailable.ts';
import type { Services } from '../services.ts';

type Providers = Pick<Services, 'stripe' | 'carrier' | 'mail' | 'storage' | 'config'>;

/** Harmless calls that need valid credentials. */
const tests: Record<ProviderName, (providers: Providers) => Promise<unknown>> = {
  payment: ({ stripe }) => stripe.balanceTransactions.list({ limit: 1 }),
  shipping: ({ carrier, config }) => carrier.verify(config.business.warehouse),
  mail: ({ mail }) => mail.verify(),
  async storage({ storage }) {
    const kind = { type: 'text/plain', cacheControl: 'no-store' };
    await storage.put(TEST_KEY, Buffer.from('test'), kind);
    await storage.delete([TEST_KEY]);
  },
};

const TEST_KEY = 'setup/test.txt';

/** Calls a provider now, and returns whether it accepted the call. */
export async function testProvider(
  services: Providers & Pick<Services, 'log'>,
  provider: ProviderName,
): Promise<components['schemas']['ProviderTest']> {
  const { deadlineMs } = services.config.providers;
  const late = () =>
    new ProviderUnavailable(`No response within ${Math.ceil(deadlineMs / 1000)} seconds.`);
  try {
    await within(deadlineMs, () => tests[provider](services), late);
    return presentProviderTest(provider, null);
  } catch (error) {
    services.log.warn({ err: error, provider }, 'the test of a provider failed');
    return presentProviderTest(provider, error instanceof Error ? error.message : String(error));
  }
}
