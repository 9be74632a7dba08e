import { directions, suffixes, units } from './street-abbreviations.ts';

/**
 * Formats a street line like the postal service: `20 north main street, suite 4` → `20 N MAIN ST
 * STE 4`.
 */
export function standardStreet(line: string): string {
  const tokens = line
    .toUpperCase()
    .replace(/\bP\.?\s*O\.?\s*BOX\b/g, 'PO BOX')
    .replace(/#\s*/g, '# ')
    .replace(/[.,;]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  // A unit comes after the number and the street name. Before that, such a word is part of the
  // street name.
  const unitAt = tokens.findIndex((token, index) => index >= 2 && isUnit(tokens, token, index));
  const street = unitAt === -1 ? tokens : tokens.slice(0, unitAt);
  const unit = unitAt === -1 ? [] : tokens.slice(unitAt);
  return [...standardName(street), ...unit.map((token) => units.get(token) ?? token)].join(' ');
}

/** A unit has something after it, unlike in `20 Old Floor St`. */
function isUnit(tokens: string[], token: string, index: number): boolean {
  const next = tokens[index + 1];
  return units.has(token) && next !== undefined && !suffixes.has(next);
}

function standardName(tokens: string[]): string[] {
  const name = [...tokens];
  let last = name.length - 1;
  const after = directions.get(name[last] ?? '');
  if (after && last >= 2) {
    name[last] = after;
    last -= 1;
  }
  const suffix = suffixes.get(name[last] ?? '');
  if (suffix && last >= 2) name[last] = suffix;
  const before = directions.get(name[1] ?? '');
  // In `20 North St` the direction is the street's name.
  if (before && last >= 3) name[1] = before;
  return name;
}
