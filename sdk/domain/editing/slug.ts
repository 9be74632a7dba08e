/**
 * Ids have at most 64 characters. This leaves room for the number that makes a duplicate unique.
 */
const LENGTH = 56;

/**
 * Turns a title into lower-case letters, digits and hyphens. It never contains an underscore, so
 * two ids joined by one can be split again. Returns `fallback` for a title without any such
 * character.
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
 * Returns the id, with the lowest number from 2 appended if it is taken or reserved.
 * @param reserved words that appear in URLs where an id could
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
