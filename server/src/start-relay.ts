import { onAccountOf } from './database/fair-share.ts';
import { hasUnnumbered, relayEvents } from './events/relay-events.ts';
import type { Services } from './services.ts';

const EVERY_MS = 1_000;

export interface Relay {
  /** Resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/** Looks each second for events to number; one process at a time does, any may. */
export function startRelay(services: Services, everyMs = EVERY_MS): Relay {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let round = Promise.resolve();
  const run = async () => {
    try {
      await onAccountOf('events', () => relayOnce(services));
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
    },
  };
}

/** Numbers all there is. */
export async function relayOnce({ orm }: Services): Promise<void> {
  const em = orm.em.fork();
  if (!(await hasUnnumbered(em))) return;
  let numbered: number;
  do {
    numbered = await relayEvents(orm.em.fork(), async () => {});
  } while (numbered > 0);
}
