import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { movingClock } from './moving-clock.ts';
import { command } from './shipping-quotes/commands.ts';
import { openDesk, rewind, type Desk } from './shipping-quotes/desk.ts';
import { perform } from './shipping-quotes/perform.ts';
import { startShop, type TestShop } from './shop.ts';
import { newShopper } from './shopper.ts';

/**
 * `QUOTE_SEED=… QUOTE_RUNS=… QUOTE_SECONDS=…` changes which sequences are tried, and for how long.
 * `npm run test:long` changes both.
 */
const { QUOTE_SEED: seed, QUOTE_RUNS: runs, QUOTE_SECONDS: seconds } = process.env;
const timeLimitMs = seconds === undefined ? undefined : Number(seconds) * 1_000;

const clock = movingClock();
let shop: TestShop;
let desk: Desk;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
  desk = await openDesk(shop, clock);
});
afterAll(() => shop.close());

describe('shipping', () => {
  it(
    'is charged as quoted, whatever happens to carts, weights, sizes, destinations and carriers',
    { timeout: (timeLimitMs ?? 0) + 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(command, { minLength: 6, maxLength: 18, size: 'max' }),
          async (story) => {
            await rewind(desk);
            const visit = { shopper: await newShopper(shop), shown: new Map(), zone: 'US 941' };
            for (const one of story) await perform(desk, visit, one);
            await perform(desk, visit, { name: 'check out', paid: true });
          },
        ),
        {
          numRuns: Number(runs ?? 3),
          plugins: timeLimitMs === undefined ? [] : [fc.interruptAfterTimeLimit(timeLimitMs)],
          seed: Number(seed ?? 1),
        },
      );
    },
  );
});
