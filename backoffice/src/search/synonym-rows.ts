/** A group while it is edited; `key` stays when others are removed. */
export interface SynonymRow {
  key: string;
  text: string;
}

export const rowOf = (group: readonly string[]): SynonymRow => ({
  key: crypto.randomUUID(),
  text: group.join(', '),
});

export const wordsIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim().replaceAll(/\s+/g, ' '))
    .filter((word) => word !== '');

/** The rows that somebody has filled in. */
export const filledRows = (rows: readonly SynonymRow[]): SynonymRow[] =>
  rows.filter(({ text }) => wordsIn(text).length > 0);

export const groupsOf = (rows: readonly SynonymRow[]): string[][] =>
  filledRows(rows).map(({ text }) => wordsIn(text));

/** What one list has and the other has not, in words. */
export function onlyIn(groups: readonly string[][], others: readonly string[][]): string {
  const known = new Set(others.map((group) => group.join(', ')));
  const own = groups.map((group) => group.join(', ')).filter((line) => !known.has(line));
  return own.join('; ') || 'Nothing';
}
