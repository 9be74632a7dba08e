import { createOrm } from '../src/database/orm.ts';
import { entities } from '../src/entities.ts';
import { IndexChanges } from '../src/search/index-changes.ts';
import { searchItems } from '../src/search/search-items.ts';
import { suggest } from '../src/search/suggest.ts';
import { withinDeadline } from '../src/search/within-deadline.ts';
import { databaseTimer } from './database-time.ts';
import type { Figure } from './figure.ts';
import { median } from './load.ts';
import { makeQueries } from './search/made-queries.ts';
import { measureSaves } from './search/measure-saves.ts';
import { seedItems } from './search/seed-items.ts';
import type { Stage } from './stage.ts';

const items = 100_000;
const queries = 1000;
const searchMs = 20;
const suggestMs = 10;
/** Number of letters typed when suggestions are requested. */
const begun = [3, 4, 5, 6, 7, 8];

/**
 * Measures how long searches of 100,000 items take in the database, and what it costs to keep the
 * index up to date.
 */
export async function measureItemSearch({ databaseUrl }: Stage): Promise<Figure[]> {
  const orm = await createOrm({ entities, url: databaseUrl, statementTimeoutMs: 0 });
  const indexing = await createOrm({
    entities,
    url: databaseUrl,
    subscribers: [new IndexChanges()],
  });
  try {
    await seedItems(orm, items);
    const now = new Date();
    const timed = await databaseTimer(orm);
    const searches = new Map<string, number[]>();
    const grouped: number[] = [];
    const suggestions: number[] = [];
    for (const [place, { kind, asked }] of makeQueries(queries).entries()) {
      const em = orm.em.fork();
      const ms = await timed(() => withinDeadline(em, (tx) => searchItems(tx, asked, now)));
      searches.set(kind, [...(searches.get(kind) ?? []), ms]);
      const cards = { ...asked, group: 'family' as const };
      grouped.push(await timed(() => withinDeadline(em, (tx) => searchItems(tx, cards, now))));
      if (asked.q === undefined) continue;
      const typed = asked.q.slice(0, begun[place % begun.length]);
      suggestions.push(await timed(() => withinDeadline(em, (tx) => suggest(tx, typed, now))));
    }
    return [
      ...both('search of 100,000 items', Array.from(searches.values()).flat(), searchMs),
      ...Array.from(searches, ([kind, times]) => figure(`– ${kind}: median`, median(times))),
      ...both('– one card per family', grouped, searchMs),
      ...both('suggestions', suggestions, suggestMs),
      ...(await measureSaves(orm, indexing)),
    ];
  } finally {
    await orm.close();
    await indexing.close();
  }
}

function both(label: string, times: readonly number[], maxMs: number): Figure[] {
  const sorted = times.toSorted((one, other) => one - other);
  const nearlyAll = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  return [
    figure(`${label}: median`, median(times), maxMs),
    figure(`${label}: 99th percentile`, nearlyAll),
  ];
}

/** Without a limit, the figure is only information. */
function figure(label: string, ms: number, maxMs?: number): Figure {
  return {
    label,
    value: `${ms.toFixed(1)} ms`,
    floor: '',
    bar: maxMs === undefined ? '' : `≤ ${maxMs} ms`,
    missed: maxMs !== undefined && ms > maxMs,
  };
}
