/** Synonyms. Each group has one meaning. */
export const demoSynonyms = [
  ['VFD', 'inverter', 'frequency converter'],
  ['end mill', 'router bit'],
] as const;

/** Search text, number of searches, and number of items found. */
const searched = [
  ['spindle', 48, 9],
  ['2.2 kw', 31, 4],
  ['er20', 22, 12],
  ['ball screw', 17, 6],
  ['plasma torch', 9, 0],
  ['tapping head', 4, 0],
] as const;

const DAY_MS = 86_400_000;

/** Returns what visitors searched for before `now`, including searches without results. */
export function planSearches(now: Date) {
  return searched.map(([query, searches, found], day) => ({
    query,
    searches,
    found,
    inVain: found === 0,
    suggested: found > 0,
    lastAt: new Date(now.getTime() - (day + 1) * DAY_MS),
  }));
}
