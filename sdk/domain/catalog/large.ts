/** A catalogue of more items than these is read a page at a time. */
export const LARGE_CATALOG = 200;

/** Of a catalogue, by how many items it has, hidden ones included. */
export const largeIf = (items: number): { large?: true } =>
  items > LARGE_CATALOG ? { large: true } : {};
