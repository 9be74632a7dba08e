import { directions, suffixes, units } from './street-words.ts';

/** A street line as the postal service writes it: `20 north main street, suite 4` → `20 N MAIN ST STE 4`. */
export function standardStreet(line: string): string {
  const words = line
    .toUpperCase()
    .replace(/\bP\.?\s*O\.?\s*BOX\b/g, 'PO BOX')
    .replace(/#\s*/g, '# ')
    .replace(/[.,;]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  // A unit comes after number and name; earlier such a word is the street's own name.
  const unitAt = words.findIndex((word, index) => index >= 2 && isUnit(words, word, index));
  const street = unitAt === -1 ? words : words.slice(0, unitAt);
  const unit = unitAt === -1 ? [] : words.slice(unitAt);
  return [...standardName(street), ...unit.map((word) => units.get(word) ?? word)].join(' ');
}

/** A unit has something behind it; `20 Old Floor St` has none. */
function isUnit(words: string[], word: string, index: number): boolean {
  const next = words[index + 1];
  return units.has(word) && next !== undefined && !suffixes.has(next);
}

function standardName(words: string[]): string[] {
  const name = [...words];
  let last = name.length - 1;
  const after = directions.get(name[last] ?? '');
  if (after && last >= 2) {
    name[last] = after;
    last -= 1;
  }
  const suffix = suffixes.get(name[last] ?? '');
  if (suffix && last >= 2) name[last] = suffix;
  const before = directions.get(name[1] ?? '');
  // `20 North St`: there the direction is the street's name.
  if (before && last >= 3) name[1] = before;
  return name;
}
