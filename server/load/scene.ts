import type { Deployment } from '../deploy/local/start-deployment.ts';
import { parseConfig } from '../src/config.ts';
import { createOrm } from '../src/database/orm.ts';
import { entities } from '../src/entities.ts';
import { makeCatalog, makeItem, type TestItem } from '../test/factories/catalog.ts';
import { sandboxCalls, type SandboxCalls } from '../test/sandbox-calls.ts';
import type { ShopUnderTest } from '../test/sign-in.ts';

export interface StockedShop extends ShopUnderTest {
  sandbox: SandboxCalls;
  items: TestItem[];
  close(): Promise<void>;
}

const ITEMS = 30;

/**
 * Adds a catalog to the deployed shop. Returns the shop in the format that the sign-in and database
 * helpers need.
 */
export async function stock(deployment: Deployment, onHand: number): Promise<StockedShop> {
  const orm = await createOrm({ entities, url: deployment.ownerUrl });
  const catalogId = await makeCatalog({ orm });
  const items: TestItem[] = [];
  for (let number = 1; number <= ITEMS; number++) {
    const title = `ER20 spindle, model ${number}`;
    items.push(await makeItem({ orm }, { catalogId, title, onHand, priceCents: 9_900 + number }));
  }
  return {
    url: deployment.url,
    orm,
    config: parseConfig({ NODE_ENV: 'production', ...deployment.settings }),
    now: () => new Date(),
    sandbox: sandboxCalls({ url: deployment.sandboxUrl }),
    items,
    close: () => orm.close(),
  };
}
