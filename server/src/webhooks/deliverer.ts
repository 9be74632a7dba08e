import { chargeTimeTo } from '../database/fair-share.ts';
import type { Services } from '../services.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import { deliver } from './deliver.ts';

export interface Deliverer {
  /**
   * Claims due deliveries and starts sending them. Each finished delivery makes room for another.
   */
  look(): Promise<void>;
  /** Resolves once nothing is being sent and nothing is due. */
  idle(): Promise<void>;
  /** Aborts deliveries in progress and leaves them to other processes. */
  stop(): Promise<void>;
}

/** Creates the deliverer, which sends due deliveries within the limits of `claimDeliveries`. */
export function makeDeliverer(services: Services): Deliverer {
  const underWay = new Set<Promise<void>>();
  const leaving = new AbortController();
  let looking: Promise<void> | null = null;

  const look = async () => {
    if (leaving.signal.aborted) return;
    looking ??= chargeTimeTo('webhooks', take).finally(() => {
      looking = null;
    });
    await looking;
  };

  async function take(): Promise<void> {
    const { orm, log, now } = services;
    for (const claimed of await claimDeliveries(orm.em.fork(), now())) {
      const work = deliver(services, claimed, leaving.signal)
        .catch((error: unknown) => {
          // The claim expires, and the delivery is tried again.
          log.error({ err: error, delivery: claimed.id }, "a webhook delivery couldn't be saved");
        })
        .then(() => {
          underWay.delete(work);
          return look();
        })
        .catch((error: unknown) => log.error({ err: error }, "due webhooks couldn't be loaded"));
      underWay.add(work);
    }
  }

  async function idle(): Promise<void> {
    do {
      await Promise.all(underWay);
      // A check that started before the last delivery ended may have missed the freed slot.
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
