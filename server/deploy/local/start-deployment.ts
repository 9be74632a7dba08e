import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../sdk/test/free-port.ts';
import {
  startPostgres,
  type EmbeddedPostgres,
} from '../../src/database/embedded/start-postgres.ts';
import { buildImage, type Image } from '../image/build-image.ts';
import { productionSettings } from './settings.ts';
import { makeContainer, type Container } from './shop-container.ts';
import { startBalancer, type Balancer } from './start-balancer.ts';

export interface Deployment {
  /** The customers' URL: the balancer. */
  url: string;
  sandboxUrl: string;
  image: Image;
  /** Settings that all of its processes share. */
  settings: Record<string, string>;
  /** Connects as the owner of the tables. */
  ownerUrl: string;
  webs: Container[];
  worker: Container;
  sandbox: Container;
  postgres: EmbeddedPostgres;
  balancer: Balancer;
  /** Replaces one web process after the other, as an orchestrator does. */
  rollingRestart(): Promise<void>;
  stop(): Promise<void>;
}

interface DeploymentOptions {
  /**
   * Builds the image in seconds from what is installed and built here; otherwise follows the
   * Dockerfile.
   */
  quick?: boolean;
  settings?: Record<string, string>;
  /** Where the database archives its log, so that it can be backed up. */
  backupDir?: string | undefined;
}

const root = path.join(import.meta.dirname, '..', '..', '..');
const writeSbom = path.join(root, 'server', 'deploy', 'write-sbom.ts');
const sbom = path.join(root, 'sbom.cdx.json');
const programs = ['node', '--max-semi-space-size=4'];

/**
 * Starts the shop as it is deployed, on loopback: two web processes behind HAProxy, a worker and
 * the providers' sandbox run from the image as its user, with a separate PostgreSQL. Pictures are
 * in the sandbox's object store.
 */
export async function startDeployment(options: DeploymentOptions = {}): Promise<Deployment> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spindle-deployment-'));
  // the image's user has to enter this folder
  chmodSync(folder, 0o755);
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each();
  };
  try {
    if (options.quick && !existsSync(sbom)) execFileSync(process.execPath, [writeSbom]);
    const image = buildImage({
      folder: path.join(folder, 'image'),
      ...(options.quick && { made: { 'front-ends': root }, installed: true }),
    });
    const postgres = await startPostgres({ dataDir: folder, backupDir: options.backupDir });
    stops.push(() => postgres.stop());
    const ports = {
      balancer: await freePort(),
      sandbox: await freePort(),
      smtp: await freePort(),
      webs: [await freePort(), await freePort()],
      workerMetrics: await freePort(),
    };
    const publicUrl = `http://127.0.0.1:${ports.balancer}`;
    const {
      shop,
      sandbox: sandboxSettings,
      sandboxUrl,
    } = productionSettings({
      publicUrl,
      sandboxPort: ports.sandbox,
      smtpPort: ports.smtp,
    });
    const serving = new URL(postgres.url);
    serving.username = 'spindle_shop';
    const settings = { ...shop, DATABASE_URL: serving.href, ...options.settings };
    const run = async (container: Container) => {
      await container.start();
      stops.push(() => container.program.kill());
    };

    const sandbox = makeContainer({
      name: 'sandbox',
      image,
      env: sandboxSettings,
      command: [...programs, '--disable-warning=ExperimentalWarning', 'server/sandbox/main.ts'],
      readyAt: `${sandboxUrl}/healthz`,
    });
    await run(sandbox);
    const migrate = makeContainer({
      name: 'migrate',
      image,
      env: { ...settings, DATABASE_MIGRATION_URL: postgres.url },
      command: [...programs, 'server/src/commands/migrate.ts'],
    });
    await run(migrate);
    await migrate.finished();

    const webs = ports.webs.map((port, at) =>
      makeContainer({
        name: `web-${at + 1}`,
        image,
        env: { ...settings, PARTS: 'web', PORT: String(port) },
        readyAt: `http://127.0.0.1:${port}/readyz`,
      }),
    );
    const worker = makeContainer({
      name: 'worker',
      image,
      env: { ...settings, PARTS: 'worker', METRICS_PORT: String(ports.workerMetrics) },
      readyAt: `http://127.0.0.1:${ports.workerMetrics}/readyz`,
    });
    for (const each of [...webs, worker]) await run(each);
    const balancer = await startBalancer({ port: ports.balancer, webs: ports.webs });
    stops.push(() => balancer.stop());
    for (const each of [sandbox, ...webs, worker]) await each.ready();
    for (const { name } of webs) await balancer.sees(name, 'UP');
    return {
      url: publicUrl,
      sandboxUrl,
      image,
      settings,
      ownerUrl: postgres.url,
      webs,
      worker,
      sandbox,
      postgres,
      balancer,
      async rollingRestart() {
        for (const web of webs) {
          const code = await web.program.stop();
          if (code !== 0) throw new Error(`${web.name} ended with ${code}`);
          await balancer.sees(web.name, 'DOWN');
          await web.start();
          await web.ready();
          await balancer.sees(web.name, 'UP');
        }
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
