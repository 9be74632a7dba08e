/** A search and how its results are shown. All of it is in the page's URL. */
export interface SearchView {
  q: string;
  catalogId: string;
  /** `Name:value`, or `Name:from..to unit`. An item must match one of the values of each name. */
  specs: readonly string[];
  /** Dollars, as typed. Empty without a limit. */
  minPrice: string;
  maxPrice: string;
  inStock: boolean;
  /** Empty for the page's default order. */
  sort: string;
  page: number;
  show: 'cards' | 'table';
}

export const EVERYTHING: SearchView = {
  q: '',
  catalogId: '',
  specs: [],
  minPrice: '',
  maxPrice: '',
  inStock: false,
  sort: '',
  page: 1,
  show: 'cards',
};

const MAX_LENGTH = 100;
const MAX_SPECS = 10;
/** The shop never links to longer URLs. */
const LONGEST_ADDRESS = 2_000;
const DOLLARS = /^\d{1,7}(\.\d{1,2})?$/;
const NUMBER = /^-?\d{1,9}([.,]\d{1,6})?$/;

/** Parses an untrusted URL. Invalid parts are left out. */
export function readSearch(address: URLSearchParams | string): SearchView {
  const text = address.toString();
  const params = new URLSearchParams(text.length > LONGEST_ADDRESS ? '' : text);
  const dollars = (name: string) => {
    const typed = params.get(name)?.trim() ?? '';
    return DOLLARS.test(typed) ? typed : '';
  };
  const page = params.get('page') ?? '';
  const [minPrice, maxPrice] = sortBounds(dollars('minPrice'), dollars('maxPrice'));
  return {
    q: (params.get('q') ?? '').trim().slice(0, MAX_LENGTH),
    catalogId: /^[a-z0-9-]{1,64}$/.exec(params.get('catalogId') ?? '')?.[0] ?? '',
    specs: readSpecs(params),
    minPrice,
    maxPrice,
    inStock: params.get('inStock') === 'true',
    sort: (params.get('sort') ?? '').slice(0, 80),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    show: params.get('show') === 'table' ? 'table' : 'cards',
  };
}

/**
 * Reads the URL of a catalog's page, which has filters only. Words are searched in the whole
 * shop, on another page.
 */
export function catalogView(address: URLSearchParams | string): SearchView {
  return { ...readSearch(address), q: '', catalogId: '' };
}

/** Puts the smaller number first, in case the two were swapped. */
function sortBounds(from: string, to: string): [from: string, to: string] {
  return from && to && Number(from) > Number(to) ? [to, from] : [from, to];
}

/**
 * Returns the query in a fixed order without default values. Empty if there are only default
 * values.
 */
export function writeSearch(view: SearchView): string {
  const params = new URLSearchParams(searchFields(view));
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** Returns the search as form fields. */
export function searchFields(view: SearchView): [name: string, value: string][] {
  const fields: [string, string][] = [
    ['q', view.q],
    ['catalogId', view.catalogId],
    ...view.specs.map((spec): [string, string] => ['spec', spec]),
    ['minPrice', view.minPrice],
    ['maxPrice', view.maxPrice],
    ['inStock', view.inStock ? 'true' : ''],
    ['sort', view.sort],
    ['show', view.show === 'table' ? 'table' : ''],
    ['page', view.page > 1 ? String(view.page) : ''],
  ];
  return fields.filter(([, value]) => value !== '');
}

/** Returns the selected specifications, including ranges sent by a form without JavaScript. */
function readSpecs(params: URLSearchParams): string[] {
  const selected = params.getAll('spec').filter((spec) => /^[^:]+:./.test(spec));
  const ranges = [...params.keys()]
    .filter((key) => key.startsWith('from.') || key.startsWith('to.'))
    .map((key) => key.slice(key.indexOf('.') + 1));
  for (const name of new Set(ranges)) {
    const spec = rangeSpec(name, {
      from: params.get(`from.${name}`) ?? '',
      to: params.get(`to.${name}`) ?? '',
      unit: params.get(`unit.${name}`) ?? '',
    });
    if (spec) selected.push(spec);
  }
  return [...new Set(selected)].slice(0, MAX_SPECS);
}

/** Returns `Power:1.5..3 kW` or `Power:1.5 kW..`, or null if neither end is a number. */
export function rangeSpec(
  name: string,
  { from, to, unit }: { from: string; to: string; unit: string },
): string | null {
  const [low, high] = [from, to].map((end) => {
    const typed = end.trim();
    return NUMBER.test(typed) ? typed.replace(',', '.') : '';
  });
  if (name === '' || (!low && !high)) return null;
  const of = unit ? ` ${unit}` : '';
  return high ? `${name}:${low}..${high}${of}` : `${name}:${low}${of}..`;
}

export function specsOfName(view: SearchView, name: string): string[] {
  return view.specs.filter((spec) => spec.startsWith(`${name}:`));
}

/** Adds or removes a value, and returns to the first page. */
export function toggleSpec(view: SearchView, spec: string): SearchView {
  const specs = view.specs.includes(spec)
    ? view.specs.filter((selected) => selected !== spec)
    : [...view.specs, spec];
  return { ...view, specs, page: 1 };
}

/** Returns whether any filter is active, apart from the words searched for. */
export function hasFilters(view: SearchView): boolean {
  const { specs, minPrice, maxPrice, inStock, catalogId } = view;
  return specs.length > 0 || Boolean(minPrice || maxPrice || inStock || catalogId);
}

/** Returns the search without its filters. */
export function withoutFilters(view: SearchView): SearchView {
  return { ...EVERYTHING, q: view.q, sort: view.sort, show: view.show };
}
