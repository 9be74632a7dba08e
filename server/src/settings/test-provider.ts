import { Failure } from '@spindle/sdk/contract/failure';
import { presentProviderTest, type ProviderName } from '@spindle/sdk/domain/settings/setup';
import type { components } from '@spindle/sdk/schema';
import type { Rejection } from '../gateways/discord-rejections.ts';
import { within } from '../gateways/guard.ts';
import { ProviderUnavailable } from '../gateways/provider-unavailable.ts';
import type { Services } from '../services.ts';

type Providers = Pick<
  Services,
  'stripe' | 'carrier' | 'mail' | 'storage' | 'discord' | 'recaptcha' | 'config'
>;

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
  async community({ discord }) {
    const roles = await discord.listRoles();
    if ('refused' in roles) throw new Error(discordProblems[roles.refused]);
  },
  // A wrong secret is an error. With the right one, the made-up token is merely rejected.
  humanCheck: ({ recaptcha }) =>
    recaptcha.verify({ token: 'test', action: 'TEST', address: '127.0.0.1' }),
};

const wrongBot = "the bot's token is wrong, or the bot isn't on your server";
const discordProblems: Record<Rejection, string> = {
  NO_MEMBER: wrongBot,
  NO_ROLE: wrongBot,
  NO_PERMISSION: wrongBot,
  RATE_LIMITED: 'Discord asks to wait. Test again in a minute',
  AWAY: "Discord doesn't respond",
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
    return presentProviderTest(provider, messageOf(error));
  }
}

/** Returns the provider's own message, not the one for customers that wraps it. */
function messageOf(error: unknown): string {
  if (error instanceof Failure && error.cause !== undefined) return messageOf(error.cause);
  return error instanceof Error ? error.message : String(error);
}
