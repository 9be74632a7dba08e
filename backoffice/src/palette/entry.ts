/** Something the palette leads to, or does. */
export interface Entry {
  key: string;
  group: string;
  label: string;
  /** What tells it from others of that label. */
  detail?: string;
  /** Everything it may be found by, as `searched` makes it. */
  searchText: string;
  /** Where it leads, or what it does. */
  act: { to: string } | { run: () => void };
}
