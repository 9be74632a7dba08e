import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { startSandbox, type Sandbox } from '../sandbox/start.ts';
import { parseConfig } from '../src/config.ts';
import { startPostgres } from '../src/database/embedded/start-postgres.ts';
import { migrate } from '../src/database/migrate.ts';
import { createOrm } from '../src/database/orm.ts';
import { entities } from '../src/entities.ts';
import { query } from '../src/database/query.ts';
import { makeCrowd } from '../test/crowd.ts';
import { makeCatalog, makeItem, type TestItem } from '../test/factories/catalog.ts';
import { freePort } from '../../sdk/test/free-port.ts';
import { sandboxSettings } from '../test/sandbox-settings.ts';
import type { Shopper } from '../test/shopper.ts';
import type { ShopUnderTest } from '../test/sign-in.ts';

export const shopperCount = 50;
const itemCount = 30;

export interface Stage {
  databaseUrl: string;
  sandbox: Sandbox;
  orm: MikroORM;
  /** Where the shop will run, and its settings. */
  shopUrl: string;
  settings: Record<string, string>;
  /** The same shop, in the format that the sign-in helpers need. */
  place: ShopUnderTest;
  catalogId: string;
  items: TestItem[];
  shoppers: Shopper[];
  clear(): Promise<void>;
}

/** Sets up a separate database and payment provider, one catalog, and signed-in customers. */
export async function setStage(): Promise<Stage> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'spindle-bench-'));
  const postgres = await startPostgres({ dataDir });
  const orm = await createOrm({ entities, url: postgres.url });
  await migrate(orm);
  const sandbox = await startSandbox();
  const port = await freePort();
  const shopUrl = `http://127.0.0.1:${port}`;
  sandbox.deliverTo(shopUrl);
  const settings = {
    PORT: String(port),
    PUBLIC_URL: shopUrl,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...sandboxSettings(sandbox),
  };
  const place = { url: shopUrl, orm, config: parseConfig(settings), now: () => new Date() };
  const { catalogId, items } = await fillCatalog(orm);
  await query(
    orm.em.fork(),
    `create table bench_lines (id bigint generated always as identity primary key,
       owner text not null, thing text not null, made_at timestamptz not null default now())`,
  );
  return {
    databaseUrl: postgres.url,
    sandbox,
    orm,
    shopUrl,
    settings,
    place,
    catalogId,
    items,
    shoppers: await makeCrowd(place, shopperCount),
    async clear() {
      await orm.close();
      await sandbox.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function fillCatalog(orm: MikroORM) {
  const catalogId = await makeCatalog({ orm });
  const items: TestItem[] = [];
  for (let number = 1; number <= itemCount; number++) {
    const item = await makeItem(
      { orm },
      {
        catalogId,
        title: `ER20 spindle, model ${number}`,
        onHand: 1_000_000,
        priceCents: 38_995 + number,
        attributes: [
          // ounces: twenty of them fit in a parcel
          { attributeId: 'weight', type: 'WEIGHT', value: '12' },
          { attributeId: 'sheet', type: 'HTML', value: '<table><tr><td>2.2 kW</td></tr></table>' },
        ],
      },
    );
    items.push(item);
  }
  return { catalogId, items };
}
