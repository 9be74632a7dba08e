/** Words that stand where a catalogue's or an item's id could stand in an address. */
export const reservedIds: ReadonlySet<string> = new Set([
  'taxcodes',
  'stripe',
  'publish',
  'inventory',
  'itemeditor',
  'cart',
]);
