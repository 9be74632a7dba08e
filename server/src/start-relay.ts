import { chargeTimeTo } from './database/fair-share.ts';
import { prepared, type Placeholder } from './database/prepared.ts';
import { anyUnnumbered, relayEvents } from './events/relay-events.ts';
import { recordKitStock } from './inventory/record-kit-stock.ts';
import type { Services } from './services.ts';
import { anyDue } from './webhooks/claim-deliveries.ts';
import { makeDeliverer } from './webhooks/deliverer.ts';
import { fanOut } from './webhooks/fan-out.ts';

const EVERY_MS = 1_000;

export interface Relay {
  /** Resolves when running work has ended. */
  stop(): Promise<void>;
}

/**
 * Checks every second for events to number and webhooks to deliver. Any process can number events,
 * but only one at a time.
 */
export function startRelay(services: Services, everyMs = EVERY_MS): Relay {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let round = Promise.resolve();
  const deliverer = makeDeliverer(services);
  const run = async () => {
    try {
      const { events, deliveries } = await lookForWork(services);
      if (events) await chargeTimeTo('events', () => relayOnce(services));
      if (events || deliveries) await deliverer.look();
    } catch (error) {
      services.log.error({ err: error }, 'events could not be relayed');
    }
  };
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      round = run().then(next);
    }, everyMs);
  };
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
      await deliverer.stop();
    },
  };
}

const waiting = prepared('look-for-work', (tables, input: Placeholder<{ now: Date }>) =>
  tables.selectNoFrom([anyUnnumbered.as('events'), anyDue(input('now')).as('deliveries')]),
);

/** Runs every second in each worker, so it is a single statement that usually finds nothing. */
async function lookForWork({ orm, now }: Services) {
  const [found] = await chargeTimeTo('events', () => waiting(orm.em.fork(), { now: now() }));
  if (found === undefined) throw new Error('The database returned no waiting events.');
  return found;
}

/** Numbers all pending events. */
export async function relayOnce({ orm, now }: Services): Promise<void> {
  let numbered: number;
  do {
    numbered = await relayEvents(orm.em.fork(), async (tx, events) => {
      await recordKitStock(tx, events, now());
      await fanOut(tx, events, now());
    });
  } while (numbered > 0);
}
