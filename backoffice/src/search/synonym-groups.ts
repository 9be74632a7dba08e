/** The groups as form values: one per line, with commas between the words. */
export interface SynonymValues {
  groups?: { text: string }[];
}

export const valuesOf = (groups: readonly string[][]) => ({
  groups: groups.map((group) => ({ text: group.join(', ') })),
});

const wordsIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim().replaceAll(/\s+/g, ' '))
    .filter((word) => word !== '');

/** Returns the groups that are not empty. */
export const groupsOf = ({ groups = [] }: SynonymValues): string[][] =>
  groups.map(({ text }) => wordsIn(text)).filter((group) => group.length > 0);

/** Returns the input of a sent group by its index. Empty groups are not sent. */
export const inputOf = ({ groups = [] }: SynonymValues, place: number): number | undefined =>
  groups.flatMap(({ text }, input) => (wordsIn(text).length > 0 ? [input] : []))[place];

/** Returns, as text, the groups that only the first list has. */
export function onlyIn(groups: readonly string[][], others: readonly string[][]): string {
  const known = new Set(others.map((group) => group.join(', ')));
  const own = groups.map((group) => group.join(', ')).filter((line) => !known.has(line));
  return own.join('; ') || 'None';
}
