import { onAccountOf } from './database/fair-share.ts';
import { hasUnnumbered, relayEvents } from './events/relay-events.ts';
import type { Services } from './services.ts';
import { makeDeliverer } from './webhooks/deliverer.ts';
import { fanOut } from './webhooks/fan-out.ts';

const EVERY_MS = 1_000;

export interface Relay {
  /** Resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/**
 * Looks each second for events to number, which one process at a time does, any may; and for what is
 * to be sent to webhooks.
 */
export function startRelay(services: Services, everyMs = EVERY_MS): Relay {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let round = Promise.resolve();
  const deliverer = makeDeliverer(services);
  const run = async () => {
    try {
      await onAccountOf('events', () => relayOnce(services));
      await deliverer.look();
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

/** Numbers all there is. */
export async function relayOnce({ orm, now }: Services): Promise<void> {
  const em = orm.em.fork();
  if (!(await hasUnnumbered(em))) return;
  let numbered: number;
  do {
    numbered = await relayEvents(orm.em.fork(), (tx, events) => fanOut(tx, events, now()));
  } while (numbered > 0);
}
