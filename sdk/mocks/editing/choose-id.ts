/** Ids have at most 64 characters; this leaves room for the number of a namesake. */
const LENGTH = 56;

/** Words that stand where a catalogue's or an item's id could stand in an address. */
const reservedIds: ReadonlySet<string> = new Set([
  'taxcodes',
  'stripe',
  'publish',
  'inventory',
  'itemeditor',
  'cart',
]);

interface Choice {
  /** Stands in for a title without letters and digits. */
  fallback: string;
  taken: Iterable<string>;
  reserved?: Iterable<string>;
}

/** An id made of a title's words, with a number where another one has it already. */
export function chooseId(
  title: string,
  { fallback, taken, reserved = reservedIds }: Choice,
): string {
  const slug = slugOf(title) || fallback;
  const used = new Set([...reserved, ...taken]);
  let id = slug;
  for (let number = 2; used.has(id); number++) id = `${slug}-${number}`;
  return id;
}

function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (words.length <= LENGTH) return words;
  const end = words.lastIndexOf('-', LENGTH);
  return words.slice(0, end > 0 ? end : LENGTH);
}
