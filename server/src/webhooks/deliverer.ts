import { onAccountOf } from '../database/fair-share.ts';
import type { Services } from '../services.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { deliver } from './deliver.ts';

export interface Deliverer {
  /** Takes what is due, and begins to send it; whatever ends makes room for more. */
  look(): Promise<void>;
  /** Resolves when nothing is under way, and nothing due any more. */
  idle(): Promise<void>;
  /** What is still under way is cut off and left to others. */
  stop(): Promise<void>;
}

/** Sends what is due, as much at once as there are places: see `claimDeliveries`. */
export function makeDeliverer(services: Services): Deliverer {
  const underWay = new Set<Promise<void>>();
  const leaving = new AbortController();
  let looking: Promise<void> | null = null;

  const look = async () => {
    if (leaving.signal.aborted) return;
    looking ??= onAccountOf('webhooks', take).finally(() => {
      looking = null;
    });
    await looking;
  };

  async function take(): Promise<void> {
    const { orm, log, now } = services;
    for (const claimed of await claimDeliveries(orm.em.fork(), now())) {
      const work = deliver(services, claimed, leaving.signal)
        .catch((error: unknown) => {
          // its claim ends by itself, and it is tried again
          log.error({ err: error, delivery: claimed.id }, 'a webhook delivery couldn’t be saved');
        })
        .then(() => {
          underWay.delete(work);
          return look();
        })
        .catch((error: unknown) => log.error({ err: error }, 'due webhooks couldn’t be loaded'));
      underWay.add(work);
    }
  }

  async function idle(): Promise<void> {
    do {
      await Promise.all(underWay);
      // one that began before the last ended may not have seen its place free
      await looking;
      await look();
    } while (underWay.size > 0);
  }

  return {
    look,
    idle,
    async stop() {
      leaving.abort();
      await looking;
      await Promise.all(underWay);
    },
  };
}
