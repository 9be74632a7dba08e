import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { movingClock } from './moving-clock.ts';
import { buyWhatIsLeft } from './sale-property/buy-what-is-left.ts';
import { command } from './sale-property/commands.ts';
import { requireBalance } from './sale-property/invariants.ts';
import { openMarket } from './sale-property/market.ts';
import { perform } from './sale-property/perform.ts';
import { settle } from './sale-property/settle.ts';
import { startShop, type TestShop } from './shop.ts';

/**
 * `SALE_SEED=… SALE_RUNS=… SALE_SECONDS=…` changes which sequences are tried, and for how long.
 * `npm run test:long` changes both.
 */
const { SALE_SEED: seed, SALE_RUNS: runs, SALE_SECONDS: seconds } = process.env;
const numRuns = Number(runs ?? 4);
const timeLimitMs = seconds === undefined ? undefined : Number(seconds) * 1_000;

const clock = movingClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());

describe('money and stock', () => {
  it(
    'add up, whatever buyers, provider and network do, sequential and concurrent',
    { timeout: (timeLimitMs ?? 0) + 300_000 },
    async () => {
      const timestamp = fc.array(command, { minLength: 1, maxLength: 3 });
      await fc.assert(
        fc.asyncProperty(
          fc.array(timestamp, { minLength: 8, maxLength: 24, size: 'max' }),
          async (story) => {
            const market = await openMarket(shop, clock);
            for (const [at, commands] of story.entries()) {
              await Promise.all(commands.map((one) => perform(market, one)));
              if (at % 12 !== 11) continue;
              await settle(market);
              await requireBalance(market);
            }
            await settle(market);
            await buyWhatIsLeft(market);
            await settle(market);
            await requireBalance(market);
          },
        ),
        {
          numRuns,
          endOnFailure: true,
          plugins: timeLimitMs === undefined ? [] : [fc.interruptAfterTimeLimit(timeLimitMs)],
          seed: Number(seed ?? 1),
        },
      );
    },
  );
});
