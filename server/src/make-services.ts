import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createShopSnapshot } from './shop-window/snapshot.ts';
import { createOrm } from './database/orm.ts';
import { createCdn } from './gateways/cdn-configured.ts';
import { createDiscordWhenNeeded } from './gateways/discord-when-needed.ts';
import { createEasypost } from './gateways/easypost.ts';
import { createMail } from './gateways/mail.ts';
import { makeHumanCheck } from './gateways/recaptcha.ts';
import { createStorage } from './gateways/storage-configured.ts';
import { createStripe } from './gateways/stripe.ts';
import { whenNeeded } from '@spindle/sdk/contract/when-needed';
import { makeLimits } from './identity/limits.ts';
import { allJobs } from './jobs/all-jobs.ts';
import { startJobs } from './jobs/queue.ts';
import type { Services } from './services.ts';

interface Circumstances {
  config: Config;
  databaseUrl: string;
  log: Logger;
  now?: () => Date;
  /** This process works on jobs. */
  work: boolean;
}

export interface RunningServices {
  services: Services;
  /** Lets go of everything that was opened, the database last. */
  close(): Promise<void>;
}

/** Opens what handlers and jobs need. The database must be migrated. */
export async function makeServices(given: Circumstances): Promise<RunningServices> {
  const { config, log, databaseUrl: url, work } = given;
  const now = given.now ?? (() => new Date());
  const orm = await createOrm({ url, replicaUrls: config.database.replicaUrls });
  const jobs = await startJobs({ url, log, jobs: allJobs, work });
  const snapshot = createShopSnapshot({ orm, log, now });
  const mail = createMail(config.mail, config.publicUrl);
  const stripe = whenNeeded(() => createStripe(config.stripe));
  const services: Services = {
    config,
    orm,
    now,
    log,
    jobs,
    snapshot,
    mail,
    limits: makeLimits(orm, now),
    recaptcha: makeHumanCheck(config, log),
    get stripe() {
      return stripe();
    },
    storage: await createStorage(config),
    cdn: await createCdn(config),
    discord: createDiscordWhenNeeded(config.discord),
    carrier: createEasypost(config.easypost, config.business.warehouse),
  };
  await snapshot.start();
  return {
    services,
    async close() {
      await jobs.stop();
      await snapshot.stop();
      await mail.close();
      await orm.close();
    },
  };
}
