/** The first of the shop's records that is as wanted; fails where there is none. */
export function firstOf<T>(records: readonly T[], matches: (record: T) => boolean = () => true): T {
  const found = records.find(matches);
  if (found === undefined) throw new Error('The played shop has nothing like that.');
  return found;
}
