import { randomUUID } from 'node:crypto';
import { seededRandom } from '../../../sdk/demo/seeded-random.ts';
import { combinationOf } from '../../../sdk/domain/catalog/families.ts';
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
  familyId: string | null;
  optionKey: string | null;
  kit: boolean;
  attributes: MadeAttribute[];
}

interface MadeAttribute {
  attributeId: string;
  type: 'SPEC' | 'COMPONENT';
  value: string;
  description?: string;
}

export interface MadeFamily {
  id: string;
  catalogId: string;
  title: string;
}

/** The specification in which the members of a family differ. */
export const option = 'Version';
const familySize = 5;
const kitSize = 3;

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
 * Creates a catalog's items: half of them in families, one in a hundred a kit of its other items.
 * Runs that create the same number in the same order get the same items.
 */
export function makeItems(
  catalog: MadeCatalog,
  count: number,
): { items: MadeItem[]; families: MadeFamily[] } {
  const plain = Array.from({ length: count }, (_, at) => makeItem(catalog, at));
  const inFamilies = Math.floor(count / 2 / familySize) * familySize;
  const firstKit = count - Math.floor(count / 100);
  const made: MadeFamily[] = [];
  const items = plain.map((item, at) => {
    if (at >= firstKit) return asKit(item, plain.slice(inFamilies, firstKit), at - firstKit);
    if (at >= inFamilies) return item;
    if (at % familySize === 0)
      made.push({ id: randomUUID(), catalogId: catalog.id, title: item.title });
    return asMember(item, made.at(-1)?.id ?? null, at % familySize);
  });
  return { items, families: made };
}

function asMember(item: MadeItem, familyId: string | null, at: number): MadeItem {
  const version: MadeAttribute = { attributeId: option, type: 'SPEC', value: `V${at + 1}` };
  const member = { ...item, familyId, attributes: [...item.attributes, version] };
  const combined = combinationOf([option], member);
  if (!('optionKey' in combined)) throw new Error(combined.reason);
  return { ...member, optionKey: combined.optionKey };
}

function asKit(item: MadeItem, others: readonly MadeItem[], at: number): MadeItem {
  const parts = others.slice(at * kitSize, (at + 1) * kitSize);
  const components = parts.map(({ catalogId, itemId }, place): MadeAttribute => ({
    attributeId: `Part ${place + 1}`,
    type: 'COMPONENT',
    value: `${catalogId}/${itemId}`,
    description: `contains ${place + 1}`,
  }));
  return { ...item, kit: true, onHand: 0, attributes: [...item.attributes, ...components] };
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
    description: `A ${kind} ${noun} of the ${line} line for machines that cut wood, plastics and aluminum; ${main.join(' and ')}. Comes with a test record and two years of warranty.`,
    part: `${line.slice(0, 2).toUpperCase()}${family.code}-${1000 + at}-${oneOf(['A', 'B', 'K', 'X'])}`,
    priceCents: Math.round(random() ** 3 * 90_000) + 295,
    onHand: random() < 0.15 ? 0 : Math.floor(random() * 80) + 1,
    enabled: random() < 0.97,
    age: Math.floor(random() * 900),
    familyId: null,
    optionKey: null,
    kit: false,
    attributes: specs.map(({ name, value }) => ({ attributeId: name, type: 'SPEC', value })),
  };
}
