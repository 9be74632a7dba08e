import { seededRandom } from '../../../sdk/demo/seeded-random.ts';
import { families, type Family } from './families.ts';

export interface MadeCatalog {
  id: string;
  title: string;
  family: Family;
}

export interface MadeItem {
  catalogId: string;
  itemId: string;
  title: string;
  description: string;
  part: string;
  priceCents: number;
  onHand: number;
  enabled: boolean;
  /** Age in days. */
  age: number;
  specs: { name: string; value: string }[];
}

const lines = [
  'Arbor',
  'Borealis',
  'Cormorant',
  'Delft',
  'Ermine',
  'Falkner',
  'Granite',
  'Halden',
  'Iris',
  'Jura',
];

/** One catalog per product line and family, two hundred in all. */
export const madeCatalogs: readonly MadeCatalog[] = families.flatMap((family) =>
  lines.map((line) => ({
    id: `${line}-${family.title}`.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    title: `${line} ${family.title.toLowerCase()}`,
    family,
  })),
);

const random = seededRandom(20);

export const oneOf = <T>(list: readonly T[], among = random): T => {
  const one = list[Math.floor(among() * list.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};

/**
 * Creates a catalog's items. Runs that create the same number in the same order get the same items.
 */
export function makeItems(catalog: MadeCatalog, count: number): MadeItem[] {
  return Array.from({ length: count }, (_, at) => makeItem(catalog, at));
}

function makeItem({ id, title, family }: MadeCatalog, at: number): MadeItem {
  const [noun, kind] = [oneOf(family.nouns), oneOf(family.kinds)];
  const specs = family.specs.map(([name, unit, values]) => {
    const value = oneOf(values);
    return { name, value: typeof value === 'string' ? value : `${value} ${unit}`.trim() };
  });
  specs.push({ name: 'Weight', value: `${(random() * 9 + 0.1).toFixed(1)} kg` });
  const main = specs.slice(0, 2).map(({ value }) => value);
  const line = title.split(' ')[0] ?? '';
  return {
    catalogId: id,
    itemId: `${family.code.toLowerCase()}-${at}`,
    title: `${line} ${kind} ${noun}, ${main.join(', ')}`,
    description: `A ${kind} ${noun} of the ${line} line for machines that cut wood, plastics and aluminium; ${main.join(' and ')}. Comes with a test record and two years of warranty.`,
    part: `${line.slice(0, 2).toUpperCase()}${family.code}-${1000 + at}-${oneOf(['A', 'B', 'K', 'X'])}`,
    priceCents: Math.round(random() ** 3 * 90_000) + 295,
    onHand: random() < 0.15 ? 0 : Math.floor(random() * 80) + 1,
    enabled: random() < 0.97,
    age: Math.floor(random() * 900),
    specs,
  };
}
