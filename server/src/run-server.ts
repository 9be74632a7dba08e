import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { listen } from './http/listen.ts';
import type { HealthCheck } from './http/health.ts';
import { serveBackoffice } from './http/rendering/backoffice.ts';
import { createStorefront } from './http/rendering/storefront.ts';
import { closeServer } from './http/shutdown.ts';
import { presentConfig } from './identity/presenters.ts';
import { schedules } from './jobs/schedule.ts';
import { makeServices } from './make-services.ts';
import { readinessChecks } from './readiness.ts';
import type { Services } from './services.ts';

interface Running {
  config: Config;
  databaseUrl: string;
  log: Logger;
  /** Checks of the demo, beside the shop's own. */
  readiness?: readonly HealthCheck[];
}

const workspace = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** Starts this process's part of the shop: answering requests, working on jobs, or both. */
export async function runServer(given: Running): Promise<{ stop(): Promise<void> }> {
  const { config, log, databaseUrl } = given;
  const work = config.parts !== 'web';
  const { services, close } = await makeServices({ config, databaseUrl, log, work });
  try {
    const stopServing =
      config.parts === 'worker' ? undefined : await serve(services, given.readiness ?? []);
    if (work) await services.jobs.work(services, schedules);
    return {
      async stop() {
        await stopServing?.();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function serve(services: Services, readiness: readonly HealthCheck[]) {
  const { config, log } = services;
  const measured = await startMetrics(config);
  const storefront = await createStorefront({
    directory: workspace('storefront'),
    watch: config.watch,
    publicUrl: config.publicUrl,
    humanCheckScript: `${config.recaptcha.scriptUrl}?render=${config.recaptcha.siteKey}`,
    now: services.now,
    data: publicData(services),
    ...(config.cdn.distributionId && { sharedMaxAge: 60 }),
  });
  const pages: Middleware[] = [serveBackoffice(workspace('backoffice')), ...storefront.middleware];
  const app = createApp({
    services,
    pages,
    ...(measured && { metrics: measured.metrics }),
    readiness: [...readinessChecks(services), ...readiness],
  });
  const server = createServer(app);
  await listen(server, config.port, config.host);
  log.info({ port: config.port, parts: config.parts }, 'the shop is open');
  return async () => {
    await closeServer(server);
    if (measured) await closeServer(measured.server, 100);
    await storefront.close();
  };
}

/** Null where nobody asks for them. */
async function startMetrics({ metricsPort, host }: Config) {
  if (metricsPort === undefined) return null;
  const { makeMetrics, serveMetrics } = await import('./http/metrics.ts');
  const metrics = makeMetrics();
  return { metrics, server: await serveMetrics(metrics.registry, metricsPort, host) };
}

function publicData({ snapshot, config }: Services) {
  return {
    version: () => snapshot.version,
    config: () => presentConfig(config),
    catalogs: () => [...snapshot.catalogs()],
    items: (catalogId: string) => {
      const items = snapshot.items(catalogId);
      return items ? [...items] : null;
    },
    item: (catalogId: string, itemId: string) => snapshot.item(catalogId, itemId) ?? null,
    elements: (category: string) => [...(snapshot.elements(category) ?? [])],
  };
}
