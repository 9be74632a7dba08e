/**
 * Ids have at most 64 characters. This leaves room for the number that makes a duplicate unique.
 */
const LENGTH = 56;

/**
 * Converts a title to lower-case letters, digits and hyphens. The result never contains an
 * underscore, so two ids joined by an underscore can be separated again. Returns `fallback` for a
 * title without letters or digits.
 */
export function slugOf(title: string, fallback: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return shorten(slug) || fallback;
}

/** Cuts at the end of a word where possible. */
function shorten(slug: string): string {
  if (slug.length <= LENGTH) return slug;
  const end = slug.lastIndexOf('-', LENGTH);
  return slug.slice(0, end > 0 ? end : LENGTH);
}

/**
 * Returns the id. If it is taken or reserved, appends the lowest free number, starting at 2.
 * @param reserved words that URLs contain in place of an id
 */
export function freeId(
  slug: string,
  taken: ReadonlySet<string>,
  reserved: ReadonlySet<string> = new Set(),
): string {
  let id = slug;
  for (let number = 2; taken.has(id) || reserved.has(id); number++) id = `${slug}-${number}`;
  return id;
}
