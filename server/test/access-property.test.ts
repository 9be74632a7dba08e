import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { command } from './access-property/commands.ts';
import { requireRights } from './access-property/invariants.ts';
import { perform } from './access-property/perform.ts';
import { openScene, stock } from './access-property/scene.ts';
import type { TestItem } from './factories/catalog.ts';
import { makeUser, type TestUser } from './factories/user.ts';
import { startShop, type TestShop } from './shop.ts';

/**
 * `ACCESS_SEED=… ACCESS_RUNS=… ACCESS_SECONDS=…` changes which sequences are tried, and for how
 * long. `npm run test:long` changes both.
 */
const { ACCESS_SEED: seed, ACCESS_RUNS: runs, ACCESS_SECONDS: seconds } = process.env;
const numRuns = Number(runs ?? 5);
const timeLimitMs = seconds === undefined ? undefined : Number(seconds) * 1_000;

let shop: TestShop;
let items: TestItem[];
let staff: TestUser;
beforeAll(async () => {
  shop = await startShop();
  items = await stock(shop);
  staff = await makeUser(shop, { extended: true });
});
afterAll(() => shop.close());

describe('entitlements', () => {
  it(
    'follow from the facts alone, in any order and number, sequential and concurrent',
    { timeout: (timeLimitMs ?? 0) + 300_000 },
    async () => {
      const timestamp = fc.array(command, { minLength: 1, maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(
          fc.array(timestamp, { minLength: 3, maxLength: 14, size: 'max' }),
          async (story) => {
            const scene = await openScene(shop, { items, staff });
            for (const commands of story) {
              await Promise.all(commands.map((one) => perform(scene, one)));
              await requireRights(scene);
            }
          },
        ),
        {
          numRuns,
          plugins: timeLimitMs === undefined ? [] : [fc.interruptAfterTimeLimit(timeLimitMs)],
          seed: Number(seed ?? 1),
        },
      );
    },
  );
});
