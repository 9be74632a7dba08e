/** Returns the first record of the shop that matches, and fails if there is none. */
export function firstOf<T>(records: readonly T[], matches: (record: T) => boolean = () => true): T {
  const found = records.find(matches);
  if (found === undefined) throw new Error('The mock shop has nothing like that.');
  return found;
}
