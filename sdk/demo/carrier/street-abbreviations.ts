import tables from './street-abbreviations.json' with { type: 'json' };

/** The postal service's abbreviations, by each common spelling of the word. */
export const suffixes = abbreviations(tables.suffixes);
export const directions = abbreviations(tables.directions);
export const units = abbreviations(tables.units);

function abbreviations(table: Record<string, string[]>): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([short, spellings]) =>
      [short, ...spellings].map((spelling) => [spelling, short] as const),
    ),
  );
}
