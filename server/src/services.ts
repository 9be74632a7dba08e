import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Stripe } from 'stripe';
import type { Config } from './config.ts';
import type { CatalogSnapshot } from './catalog/snapshot.ts';
import type { CarrierGateway } from './gateways/easypost.ts';
import type { Mail } from './gateways/mail.ts';
import type { HumanCheck } from './gateways/recaptcha.ts';
import type { Limits } from './identity/limits.ts';
import type { Jobs } from './jobs/queue.ts';

/** Everything a handler or job may need; made once at start and passed along. */
export interface Services {
  config: Config;
  orm: MikroORM;
  /** The clock. */
  now: () => Date;
  log: Logger;
  jobs: Jobs;
  /** Public reads of the catalogue, in memory. */
  snapshot: CatalogSnapshot;
  limits: Limits;
  recaptcha: HumanCheck;
  stripe: Stripe;
  carrier: CarrierGateway;
  mail: Mail;
}
