import type { MikroORM } from '@mikro-orm/postgresql';
import type { Addresses } from '@spindle/sdk/domain/redirects/plan-redirects';
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

/** Dependencies of handlers and jobs, created once at start and passed along. */
export interface Services {
  config: Config;
  orm: MikroORM;
  /** For reads that may be a few seconds out of date. */
  replicas: ReadReplicas;
  probe: DatabaseProbe;
  now: () => Date;
  log: Logger;
  jobs: Jobs;
  /** Public data of catalogs and content, in memory. */
  snapshot: ShopSnapshot;
  /** All redirects, in memory. Follows changes along with the snapshot. */
  redirects: { find(path: string): Addresses | undefined };
  limits: Limits;
  /** Detects proxies in front of the shop that the configuration does not count. */
  proxies: ProxyWatch;
  /** Log of security events, for monitoring. */
  security: SecurityLog;
  recaptcha: HumanCheck;
  stripe: Stripe;
  carrier: CarrierGateway;
  mail: Mail;
  discord: Discord;
  /** Uploaded files. */
  storage: Storage;
  /** Null if there is no CDN. */
  cdn: Cdn | null;
}
