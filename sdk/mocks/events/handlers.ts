import { Failure } from '../../contract/failure.ts';
import { readableTypes } from '../../domain/events/event-types.ts';
import { presentEvent } from '../../domain/events/present-event.ts';
import { eventsPruned, readCursor } from '../../domain/events/read-cursor.ts';
import type { MockHandlers } from '../core/call.ts';

export const events: Pick<MockHandlers, 'listEvents'> = {
  listEvents({ state, user, caller, origin, query: { after, limit = 100 } }) {
    const from = readCursor(after, { last: state.events.length, gone: 0 });
    if (from === null) throw new Failure(410, eventsPruned);
    const types = readableTypes(caller ?? user);
    const numbered = state.events.map((event, at) => ({ ...event, number: at + 1 }));
    const found = numbered
      .filter(({ number, type }) => number > from && types.includes(type))
      .slice(0, limit);
    return {
      events: found.map((event) => presentEvent({ ...event, at: new Date(event.at) }, origin)),
      next: String(found.at(-1)?.number ?? from),
    };
  },
};
