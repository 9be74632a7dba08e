/** The groups as a form holds them: a line each, with commas between the words. */
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

/** The groups that somebody has filled in. */
export const groupsOf = ({ groups = [] }: SynonymValues): string[][] =>
  groups.map(({ text }) => wordsIn(text)).filter((group) => group.length > 0);

/** Which input holds the group that is sent at a place. */
export const inputOf = ({ groups = [] }: SynonymValues, place: number): number | undefined =>
  groups.flatMap(({ text }, input) => (wordsIn(text).length > 0 ? [input] : []))[place];

/** What one list has and the other has not, in words. */
export function onlyIn(groups: readonly string[][], others: readonly string[][]): string {
  const known = new Set(others.map((group) => group.join(', ')));
  const own = groups.map((group) => group.join(', ')).filter((line) => !known.has(line));
  return own.join('; ') || 'Nothing';
}
