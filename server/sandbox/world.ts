import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { SandboxOptions } from './options.ts';
import type { Store } from './store.ts';
import type { WebhookSender } from './webhooks/sender.ts';

/** State that all providers in the sandbox share. Created once in start.ts and passed along. */
export interface World {
  options: SandboxOptions;
  store: Store;
  clock: Clock;
  faults: Faults;
  webhooks: WebhookSender;
  /** The sandbox's URL for browsers and links, without a trailing slash. */
  baseUrl: () => string;
  /** The shop's URL without a trailing slash, or null while it is unknown. */
  shopUrl: () => string | null;
}
