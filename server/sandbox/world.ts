import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { SandboxOptions } from './options.ts';
import type { Store } from './store.ts';
import type { WebhookSender } from './webhooks/sender.ts';

/** What every provider in the sandbox shares; made once in start.ts and passed along. */
export interface World {
  options: SandboxOptions;
  store: Store;
  clock: Clock;
  faults: Faults;
  webhooks: WebhookSender;
  /** Where browsers and links find this program, without a trailing slash. */
  baseUrl: () => string;
  /** Where the shop is, without a trailing slash; null while nobody said. */
  shopUrl: () => string | null;
}
