import type { components } from '../../src/schema.d.ts';
import type { Bulk } from './bulk.ts';

const MOST = 100;

/** Edits of items: what is to come, the next first, then what was begun, the newest first. */
export function begunEdits(bulks: readonly Bulk[]): components['schemas']['BegunEdit'][] {
  const edits = bulks.filter(({ action }) => action === 'edit');
  const coming = edits
    .filter(({ state }) => state === 'scheduled')
    .toSorted((a, b) => ((a.startsAt ?? '') < (b.startsAt ?? '') ? -1 : 1));
  const begun = edits.filter(({ state }) => state !== 'scheduled').toReversed();
  return [...coming.slice(0, MOST), ...begun.slice(0, MOST)].map(
    ({ id, state, startsAt, startedBy, dateCreated, records }) => ({
      id,
      state,
      startsAt,
      startedBy,
      dateCreated,
      total: records.length,
      done: records.filter(({ status }) => status !== null).length,
      refused: records.filter(({ status }) => status === 'ERROR').length,
    }),
  );
}
