import type { Logger } from 'pino';
import { catalogShelving } from './catalog/shelving.ts';
import type { Config } from './config.ts';
import { contentShelving } from './content/shelving.ts';
import { createShopSnapshot } from './read-cache/snapshot.ts';
import { createOrm } from './database/orm.ts';
import { entities, subscribers } from './entities.ts';
import { createDatabaseProbe } from './database/probe.ts';
import { createReadReplicas } from './database/read-replicas.ts';
import { createCdn } from './gateways/cdn-configured.ts';
import { createDiscordWhenNeeded } from './gateways/discord-when-needed.ts';
import { createEasypost } from './gateways/easypost.ts';
import { rewordEmail } from './emails/reword-email.ts';
import { createMail } from './gateways/mail.ts';
import { makeHumanCheck } from './gateways/recaptcha.ts';
import { createStorage } from './gateways/storage-configured.ts';
import { createStripe } from './gateways/stripe.ts';
import { whenNeeded } from '@spindle/sdk/contract/when-needed';
import { watchProxies } from './http/watch-proxies.ts';
import { makeLimits } from './contract/limits/limits.ts';
import { allJobs } from './all-jobs.ts';
import { createRedirectCache } from './redirects/redirect-cache.ts';
import { makeSecurityLog } from './security/security-log.ts';
import { startJobs } from './jobs/queue.ts';
import type { Services } from './services.ts';
import { followSettings } from './settings/shop-settings.ts';

interface ServiceOptions {
  config: Config;
  databaseUrl: string;
  log: Logger;
  now?: () => Date;
  /** True if this process runs jobs. */
  work: boolean;
}

interface CloseOptions {
  /** How long running jobs may continue. Interrupted jobs run again elsewhere. */
  jobsMs?: number;
}

export interface RunningServices {
  services: Services;
  /** Closes everything that was opened, the database last. */
  close(how?: CloseOptions): Promise<void>;
}

/**
 * Opens everything that handlers and jobs need. If anything fails, closes what was already open.
 * The database must be migrated.
 */
export async function makeServices(input: ServiceOptions): Promise<RunningServices> {
  const opened: ((how: CloseOptions) => Promise<void>)[] = [];
  const close = async (how: CloseOptions = {}) => {
    for (const each of opened.splice(0).toReversed()) await each(how);
  };
  try {
    return { services: await openServices(input, opened), close };
  } catch (error) {
    await close({ jobsMs: 0 });
    throw error;
  }
}

async function openServices(
  input: ServiceOptions,
  opened: ((how: CloseOptions) => Promise<void>)[],
): Promise<Services> {
  const { config, log, databaseUrl: url, work } = input;
  const { replicaUrls, maxLagMs, poolSize } = config.database;
  const now = input.now ?? (() => new Date());
  const name = `spindle ${config.parts === 'both' ? 'shop' : config.parts}`;
  const orm = await createOrm({ name, entities, subscribers, url, poolSize });
  opened.push(() => orm.close());
  const replicas = await createReadReplicas({
    primary: orm,
    primaryUrl: url,
    urls: replicaUrls,
    maxLagMs,
    log,
    orm: { entities, poolSize },
  });
  opened.push(() => replicas.close());
  const probe = createDatabaseProbe(url);
  opened.push(() => probe.close());
  const mail = createMail(config, (email) => rewordEmail(orm.em.fork(), email));
  opened.push(() => mail.close());
  const redirects = createRedirectCache();
  const snapshot = createShopSnapshot({
    orm,
    log,
    now,
    catalogue: catalogShelving,
    content: contentShelving,
    others: [redirects, followSettings(config)],
  });
  opened.push(() => snapshot.stop());
  const jobs = await startJobs({ url, log, jobs: allJobs, work });
  opened.push(({ jobsMs }) => jobs.stop(jobsMs));
  const stripe = whenNeeded(() => createStripe(config.stripe, config.providers));
  const services: Services = {
    config,
    orm,
    replicas,
    probe,
    now,
    log,
    jobs,
    snapshot,
    redirects,
    mail,
    limits: makeLimits(orm, now, { sessionCalls: config.sessionCallsPerMinute }),
    proxies: watchProxies(config, log),
    security: makeSecurityLog(orm, log, now),
    recaptcha: makeHumanCheck(config, log),
    get stripe() {
      return stripe();
    },
    storage: await createStorage(config),
    cdn: await createCdn(config),
    discord: createDiscordWhenNeeded(config),
    carrier: createEasypost(config),
  };
  await snapshot.start();
  return services;
}
