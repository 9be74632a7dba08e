/** Something the palette opens or does. */
export interface Entry {
  key: string;
  group: string;
  label: string;
  /** Distinguishes it from others with the same label. */
  detail?: string;
  /** All text it can be found by, as returned by `searched`. */
  searchText: string;
  /** The address to open, or the action. */
  act: { to: string } | { run: () => void };
}
