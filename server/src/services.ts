import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Stripe } from 'stripe';
import type { Config } from './config.ts';
import type { DatabaseProbe } from './database/probe.ts';
import type { ReadReplicas } from './database/read-replicas.ts';
import type { ShopSnapshot } from './read-cache/snapshot.ts';
import type { Cdn } from './gateways/cdn.ts';
import type { Discord } from './gateways/discord.ts';
import type { CarrierGateway } from './gateways/easypost.ts';
import type { Mail } from './gateways/mail.ts';
import type { HumanCheck } from './gateways/recaptcha.ts';
import type { Storage } from './gateways/storage.ts';
import type { ProxyWatch } from './http/watch-proxies.ts';
import type { Limits } from './contract/limits/limits.ts';
import type { SecurityLog } from './security/security-log.ts';
import type { Jobs } from './jobs/queue.ts';

/** Everything a handler or job may need; made once at start and passed along. */
export interface Services {
  config: Config;
  orm: MikroORM;
  /** For reads that may be some seconds old. */
  replicas: ReadReplicas;
  probe: DatabaseProbe;
  /** The clock. */
  now: () => Date;
  log: Logger;
  jobs: Jobs;
  /** Public reads of catalogue and content, in memory. */
  snapshot: ShopSnapshot;
  limits: Limits;
  /** Whether proxies stand in front that the settings do not count. */
  proxies: ProxyWatch;
  /** What those who watch over the shop are told of. */
  security: SecurityLog;
  recaptcha: HumanCheck;
  stripe: Stripe;
  carrier: CarrierGateway;
  mail: Mail;
  /** The chat community. */
  discord: Discord;
  /** Uploaded files. */
  storage: Storage;
  /** Null where none stands in front of the shop. */
  cdn: Cdn | null;
}
