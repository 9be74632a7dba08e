import { AsyncLocalStorage } from 'node:async_hooks';
import type { MikroORM } from '@mikro-orm/postgresql';
import { saveSecurityEvents, type GatheredEvents } from './save-security-events.ts';
import { placeOf, withoutDetails, type SavedEvent } from './place-of-event.ts';

/**
 * Maximum number of different events that wait while others are written. Beyond this, events are
 * counted by type.
 */
const MAX = 200;

interface Batch {
  events: Map<string, GatheredEvents>;
  written: Promise<void>;
}

/**
 * Stores events. Events that arrive while others are being written become one statement, so that a
 * process uses one connection no matter how many arrive. `lost` receives events that could not be
 * stored.
 */
export function gatherEvents(
  orm: MikroORM,
  lost: (error: unknown, events: GatheredEvents[]) => void,
): (event: SavedEvent) => Promise<void> {
  // not counted for any request's pool account, because a batch contains events from many requests
  const apart = AsyncLocalStorage.snapshot();
  let before = Promise.resolve();
  let next: Batch | null = null;

  async function write(events: GatheredEvents[]): Promise<void> {
    try {
      await saveSecurityEvents(orm.em.fork(), events);
    } catch (error) {
      lost(error, events);
    }
  }

  function open(): Batch {
    const events = new Map<string, GatheredEvents>();
    const written = before.then(() => {
      next = null;
      return apart(write, [...events.values()]);
    });
    before = written;
    return { events, written };
  }

  return (event) => {
    next ??= open();
    add(next.events, event);
    return next.written;
  };
}

function add(events: Map<string, GatheredEvents>, event: SavedEvent): void {
  const id = placeOf(event);
  const known = events.get(id);
  if (known !== undefined) {
    known.count++;
    known.lastAt = event.at;
    known.event = event;
  } else if (events.size < MAX || isBare(event)) {
    events.set(id, { id, event, count: 1, firstAt: event.at, lastAt: event.at });
  } else {
    add(events, withoutDetails(event));
  }
}

const isBare = ({ network, userId, reason }: SavedEvent) =>
  network === null && userId === null && reason === null;
