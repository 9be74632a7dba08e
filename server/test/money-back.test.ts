import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { query } from '../src/database/query.ts';
import { requireDiscountsAddUp } from './accounts/discounts-add-up.ts';
import { requireAccountsAddUp } from './accounts-add-up.ts';
import { story } from './money-back/commands.ts';
import { requireBalance } from './money-back/invariants.ts';
import { perform } from './money-back/perform.ts';
import { sellTwoItems, type Sale } from './money-back/sale.ts';
import { movingClock } from './moving-clock.ts';
import { asOrderManager } from './order-manager.ts';
import { settle } from './sale-property/settle.ts';
import { startShop, type TestShop } from './shop.ts';
import { signInAs } from './sign-in.ts';

/**
 * `MONEY_SEED=… MONEY_RUNS=… MONEY_SECONDS=…` changes which sequences are tried, and for how long.
 * `npm run test:long` changes both.
 */
const { MONEY_SEED: seed, MONEY_RUNS: runs, MONEY_SECONDS: seconds } = process.env;
const timeLimitMs = seconds === undefined ? undefined : Number(seconds) * 1_000;

const clock = movingClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ now: clock.now });
});
afterAll(() => shop.close());

/** The provider accepts no payment page that is open for longer than a day of real time. */
const MAX_HOURS = 22;
let passed = 0;

/** Moves the clock without expiring anyone's session. */
async function passHours(hours: number): Promise<void> {
  const more = Math.min(hours, MAX_HOURS - passed);
  passed += more;
  clock.advance(60 * more);
  await shop.control('/stripe/control/clock', { advanceSeconds: 3_600 * more });
  await query(
    shop.orm.em.fork(),
    `update sessions set created_at = $1, last_seen_at = $1, mfa_verified_at = $1, proven_at = $1`,
    [shop.now()],
  );
}

/** Refunds at the provider, before the shop hears about it. */
async function refundUnheard(sale: Sale, untilHeard: () => Promise<void>): Promise<void> {
  await perform(sale, { does: 'deliver events so', policy: { delayMs: 1_000 } });
  await perform(sale, { does: 'refund by hand', percent: 1 });
  await untilHeard();
}

describe('refunds', () => {
  it(
    'never exceed the payment, whoever cancels, returns and refunds, sequential and concurrent',
    { timeout: (timeLimitMs ?? 0) + 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(story, async ({ turns, hours, unheard, ...start }) => {
          await passHours(hours);
          const staff = asOrderManager(await signInAs(shop, 'extended'));
          const untilHeard = unheard === 0 ? null : () => passHours(unheard);
          const sale = await sellTwoItems(shop, staff, { ...start, untilHeard });
          for (const commands of turns) {
            await Promise.all(commands.map((one) => perform(sale, one)));
          }
          if (untilHeard) await refundUnheard(sale, untilHeard);
          await settle({ shop });
          await requireBalance(sale);
        }),
        {
          endOnFailure: true,
          numRuns: Number(runs ?? 4),
          plugins: timeLimitMs === undefined ? [] : [fc.interruptAfterTimeLimit(timeLimitMs)],
          seed: Number(seed ?? 1),
        },
      );
      // In at least one of these zones, a new day has begun by the time the shop learns of a late event.
      const timeZones = ['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Asia/Kathmandu'];
      await requireAccountsAddUp(shop, timeZones);
      await requireDiscountsAddUp(shop, timeZones);
    },
  );
});
