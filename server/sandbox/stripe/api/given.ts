/** The same fields, those that may be left out never undefined. */
export type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Without what was not given, so that it does not overwrite what is known. */
export function withoutUndefined<T extends object>(given: T): Defined<T> {
  return JSON.parse(JSON.stringify(given));
}

/** Keys set to nothing are taken away. */
export function mergeMetadata(
  known: Record<string, string> | null,
  given: Record<string, string> | undefined,
): Record<string, string> {
  const merged = { ...known, ...given };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}

/** The id of what is held as an id or as the expanded object. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
