/** Ids have at most 64 characters; this leaves room for the number of a namesake. */
const LENGTH = 56;

/**
 * The words of a title in lower-case letters, digits and hyphens, never an underscore: two ids
 * joined by one can be told apart again. `fallback` stands in for a title without any such letter.
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

/** At the end of a word, where there is one. */
function shorten(slug: string): string {
  if (slug.length <= LENGTH) return slug;
  const end = slug.lastIndexOf('-', LENGTH);
  return slug.slice(0, end > 0 ? end : LENGTH);
}

/**
 * The id itself, or with the first number from 2 on that makes it one of its own.
 * @param reserved words that stand where an id could stand in an address
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
