/** The ends of the range among what is chosen of one name, as they were typed. */
export function typedRange(specs: readonly string[]): { from: string; to: string } {
  for (const spec of specs) {
    const [, from = '', to = ''] =
      /:(-?\d+(?:\.\d+)?)?[^:]*?\.\.(-?\d+(?:\.\d+)?)?/.exec(spec) ?? [];
    if (from || to) return { from, to };
  }
  return { from: '', to: '' };
}
