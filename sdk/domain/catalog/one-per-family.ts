import type { components } from '../../src/schema.d.ts';

type ItemFamily = components['schemas']['ItemFamily'];

/** Returns the first item of each family, and all items without one, in the same order. */
export function onePerFamily<Item extends { family?: Pick<ItemFamily, 'familyId'> }>(
  items: readonly Item[],
): Item[] {
  const seen = new Set<string>();
  return items.filter(({ family }) => {
    if (family === undefined) return true;
    const isFirst = !seen.has(family.familyId);
    seen.add(family.familyId);
    return isFirst;
  });
}

/** Returns what distinguishes a family's members, for a card: `3 lengths`, or `6 options`. */
export function optionCount({ count, options }: Pick<ItemFamily, 'count' | 'options'>): string {
  const [only, ...others] = options;
  if (only === undefined || others.length > 0) return `${count} options`;
  return `${count} ${pluralOf(only.name.toLowerCase())}`;
}

/** Covers the regular plurals of English specifications: lengths, batteries, boxes. */
function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
