import type { QueryOf } from '@spindle/sdk/contract/operation-types';
import { seededRandom } from '../../../sdk/demo/seeded-random.ts';
import { madeCatalogs, oneOf, type MadeCatalog } from './made-items.ts';

type Requested = QueryOf<'searchItems'>;

const random = seededRandom(7);
const any = <T>(list: readonly T[]): T => oneOf(list, random);

/** The kinds of searches that people make, each with its share in percent. */
const kinds: Record<string, { share: number; ask: (catalog: MadeCatalog) => Requested }> = {
  'a noun': { share: 12, ask: ({ family }) => ({ q: any(family.nouns) }) },
  'kind and noun': {
    share: 20,
    ask: ({ family }) => ({ q: `${any(family.kinds)} ${any(family.nouns)}` }),
  },
  'quantity and noun': {
    share: 18,
    ask: (catalog) => ({ q: `${quantityOf(catalog)} ${any(catalog.family.nouns)}` }),
  },
  'a quantity': { share: 6, ask: (catalog) => ({ q: quantityOf(catalog) }) },
  'a part number': { share: 8, ask: (catalog) => ({ q: partOf(catalog) }) },
  'a part of one': { share: 4, ask: (catalog) => ({ q: partOf(catalog).slice(0, 7) }) },
  'a typing error': {
    share: 8,
    ask: ({ family }) => ({ q: mistyped(any(family.nouns)) }),
  },
  'a catalog': { share: 8, ask: ({ id }) => ({ catalogId: id, page: 1 + below(3) }) },
  'a catalog, narrowed': {
    share: 8,
    ask: (catalog) => ({
      catalogId: catalog.id,
      spec: choicesOf(catalog),
      inStock: true,
      sort: 'price',
    }),
  },
  'words, narrowed': {
    share: 6,
    ask: (catalog) => ({ q: any(catalog.family.nouns), spec: choicesOf(catalog), maxPrice: 400 }),
  },
  'a broad word': {
    share: 2,
    ask: () => ({ q: any(['steel', 'mm', 'aluminum', 'compact', 'screw', '24 V', 'the']) }),
  },
};

export interface MadeQuery {
  kind: string;
  asked: Requested;
}

/** Creates a realistic mix of searches. Every run gets the same ones. */
export function makeQueries(count: number): MadeQuery[] {
  const drawn = Object.entries(kinds).flatMap(([kind, { share, ask }]) =>
    Array.from({ length: share }, () => ({ kind, ask })),
  );
  return Array.from({ length: count }, () => {
    const { kind, ask } = any(drawn);
    return { kind, asked: ask(any(madeCatalogs)) };
  });
}

const below = (max: number) => Math.floor(random() * max);

function quantityOf({ family }: MadeCatalog): string {
  const measured = family.specs.filter(([, unit]) => unit !== '');
  const [, unit, values] = any(measured);
  const value = any(values);
  return typeof value === 'string' ? value : any([`${value}${unit}`, `${value} ${unit}`]);
}

const partOf = ({ title, family }: MadeCatalog) =>
  `${title.slice(0, 2)}${family.code}-${1000 + below(500)}`.toLowerCase();

/** Removes one letter, but not the first. */
function mistyped(text: string): string {
  const at = 2 + below(text.length - 3);
  return text.slice(0, at) + text.slice(at + 1);
}

function choicesOf({ family }: MadeCatalog): string[] {
  return family.specs
    .slice(0, 1 + below(2))
    .flatMap(([name, unit, values]) =>
      [any(values), any(values)].map((value) =>
        typeof value === 'string' ? `${name}:${value}` : `${name}:${`${value} ${unit}`.trim()}`,
      ),
    );
}
