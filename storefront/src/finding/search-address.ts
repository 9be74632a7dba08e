/** What is looked for and how it is shown; all of it stands in the page's address. */
export interface SearchView {
  q: string;
  catalogId: string;
  /** `Name:value`, or `Name:from..to unit`; of one name any, of several names each. */
  specs: readonly string[];
  /** Dollars, as typed; empty where there is no limit. */
  minPrice: string;
  maxPrice: string;
  inStock: boolean;
  /** Empty for the order the page has by itself. */
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
/** Longer addresses are not ours. */
const LONGEST_ADDRESS = 2_000;
const DOLLARS = /^\d{1,7}(\.\d{1,2})?$/;
const NUMBER = /^-?\d{1,9}([.,]\d{1,6})?$/;

/** Reads an address, whoever wrote it: what makes no sense is left out. */
export function readSearch(address: URLSearchParams | string): SearchView {
  const text = address.toString();
  const params = new URLSearchParams(text.length > LONGEST_ADDRESS ? '' : text);
  const dollars = (name: string) => {
    const typed = params.get(name)?.trim() ?? '';
    return DOLLARS.test(typed) ? typed : '';
  };
  const page = params.get('page') ?? '';
  const [minPrice, maxPrice] = inOrder(dollars('minPrice'), dollars('maxPrice'));
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

/** The same on the page of a catalogue: the whole shop is searched elsewhere, here are only filters. */
export function catalogView(address: URLSearchParams | string): SearchView {
  return { ...readSearch(address), q: '', catalogId: '' };
}

/** The lesser first, as whoever mixed them up meant it. */
function inOrder(from: string, to: string): [from: string, to: string] {
  return from && to && Number(from) > Number(to) ? [to, from] : [from, to];
}

/** The address's query, in one order, without what goes without saying; empty for everything. */
export function writeSearch(view: SearchView): string {
  const params = new URLSearchParams(searchFields(view));
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** The same as the fields of a form. */
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

/** Chosen specifications, and ranges as a form sends them where no script puts them together. */
function readSpecs(params: URLSearchParams): string[] {
  const chosen = params.getAll('spec').filter((spec) => /^[^:]+:./.test(spec));
  const ranges = [...params.keys()]
    .filter((key) => key.startsWith('from.') || key.startsWith('to.'))
    .map((key) => key.slice(key.indexOf('.') + 1));
  for (const name of new Set(ranges)) {
    const spec = rangeSpec(name, {
      from: params.get(`from.${name}`) ?? '',
      to: params.get(`to.${name}`) ?? '',
      unit: params.get(`unit.${name}`) ?? '',
    });
    if (spec) chosen.push(spec);
  }
  return [...new Set(chosen)].slice(0, MAX_SPECS);
}

/** `Power:1.5..3 kW`, or `Power:1.5 kW..`; null where neither end is a number. */
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

/** What is chosen of one name. */
export function specsOfName(view: SearchView, name: string): string[] {
  return view.specs.filter((spec) => spec.startsWith(`${name}:`));
}

/** With the value where it was not chosen, without it where it was; back on the first page. */
export function toggleSpec(view: SearchView, spec: string): SearchView {
  const specs = view.specs.includes(spec)
    ? view.specs.filter((chosen) => chosen !== spec)
    : [...view.specs, spec];
  return { ...view, specs, page: 1 };
}

/** Whether anything narrows what is shown, the words aside. */
export function isNarrowed(view: SearchView): boolean {
  const { specs, minPrice, maxPrice, inStock, catalogId } = view;
  return specs.length > 0 || Boolean(minPrice || maxPrice || inStock || catalogId);
}

/** The same search without what narrows it. */
export function widened(view: SearchView): SearchView {
  return { ...EVERYTHING, q: view.q, sort: view.sort, show: view.show };
}
