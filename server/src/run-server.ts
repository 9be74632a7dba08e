import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { waitForDatabase } from './database/wait-for-database.ts';
import { makeDrain } from './http/drain.ts';
import type { HealthCheck } from './contract/health.ts';
import { listen } from './http/listen.ts';
import { serveBackoffice } from './http/rendering/backoffice.ts';
import { createStorefront } from './http/rendering/storefront.ts';
import type { ShutdownOptions } from './http/shutdown.ts';
import { createWebServer, type WebServer } from './http/web-server.ts';
import { makeServices, type RunningServices } from './make-services.ts';
import { pictureSizes } from './media/picture-sizes.ts';
import { publicData } from './public-data.ts';
import { serveRedirects } from './redirects/serve-redirects.ts';
import { readinessChecks } from './readiness.ts';
import { schedules } from './schedules.ts';
import { serveBrandFiles } from './settings/serve-brand-files.ts';
import { startOperations, type Operations } from './start-operations.ts';
import { traceProcess } from './trace-process.ts';
import { startRelay, type Relay } from './start-relay.ts';
import type { Services } from './services.ts';

interface RunOptions {
  config: Config;
  databaseUrl: string;
  log: Logger;
  /** Migrates the database. Called again after the database was unavailable. */
  prepare?: () => Promise<void>;
}

export interface RunningServer {
  /** Settles once the process is doing its work or has failed to start. */
  opened: Promise<void>;
  stop(how: ShutdownOptions): Promise<void>;
}

/** Time reserved for handing back jobs and closing connections. */
const TIDYING_MS = 3_000;

const workspace = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/**
 * Starts this process's part of the shop: answering requests, running jobs, or both. The process is
 * alive immediately, and ready once the database is ready.
 */
export function runServer({ config, databaseUrl, log, prepare }: RunOptions): RunningServer {
  const { stopMs, drainMs } = config.stopping;
  const tidyingMs = Math.min(TIDYING_MS, stopMs / 3);
  const workMs = Math.max(drainMs, stopMs - tidyingMs);
  const work = config.parts !== 'web';
  const leaving = new AbortController();
  const web = config.parts === 'worker' ? null : createWebServer(config, log);
  const drain = web && makeDrain(web.server);
  let running: RunningServices | undefined;
  let relay: Relay | undefined;
  let operations: Operations | null = null;
  let closeFront: (() => Promise<void>) | undefined;
  let endTracing: (() => Promise<void>) | undefined;

  async function open(): Promise<void> {
    endTracing = await traceProcess(config, (err) => log.warn({ err }, "traces couldn't be sent"));
    operations = await startOperations(config, (err) =>
      log.warn({ err }, "metrics couldn't be read"),
    );
    if (web) await listen(web.server, config.port, config.host);
    running = await waitForDatabase(
      async () => {
        await prepare?.();
        return makeServices({ config, databaseUrl, log, work });
      },
      { log, leaving: leaving.signal },
    );
    const { services } = running;
    const staying = { name: 'accepting requests', ready: () => drain?.draining !== true };
    const readiness = [...readinessChecks(services), ...(web ? [staying] : [])];
    if (web) closeFront = await serve(web, services, { readiness, operations });
    if (work) {
      await services.jobs.work(services, schedules);
      relay = startRelay(services);
      operations?.readFigures(databaseUrl);
    }
    operations?.watch(readiness);
  }

  const opened = open().catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  });
  opened.catch(() => {});
  return {
    opened,
    async stop({ immediately }) {
      const started = performance.now();
      leaving.abort();
      await drain?.drain({ drainMs: immediately ? 0 : drainMs, cutMs: workMs });
      await Promise.race([opened.catch(() => {}), setTimeout(tidyingMs)]);
      operations?.watch([{ name: 'staying', ready: () => false }]);
      await closeFront?.();
      await relay?.stop();
      await operations?.stop();
      await running?.close({ jobsMs: workMs - (performance.now() - started) });
      await endTracing?.();
    },
  };
}

interface Front {
  readiness: readonly HealthCheck[];
  operations: Operations | null;
}

/**
 * Starts the front ends.
 * @returns a function that closes them
 */
async function serve(web: WebServer, services: Services, { readiness, operations }: Front) {
  const { config, log } = services;
  const storefront = await createStorefront({
    directory: workspace('storefront'),
    watch: config.watch,
    publicUrl: config.publicUrl,
    humanCheckScript: `${config.recaptcha.scriptUrl}?render=${config.recaptcha.siteKey}`,
    now: services.now,
    data: publicData(services),
    sizeOf: pictureSizes(services),
    redirects: serveRedirects(services),
    brand: () => config.business.brand,
    ...(config.cdn.distributionId && { sharedMaxAge: 60 }),
  });
  const pages: Middleware[] = [
    serveBrandFiles(services),
    serveBackoffice(workspace('backoffice'), () => config.business.brand),
    ...storefront.middleware,
  ];
  web.answerWith(
    createApp({
      services,
      pages,
      ...(operations && { metrics: operations.metrics }),
      readiness,
    }),
  );
  log.info({ port: config.port, parts: config.parts }, 'the shop is open');
  return () => storefront.close();
}
