/** An entry of the palette: a link or an action. */
export interface Entry {
  key: string;
  group: string;
  label: string;
  /** Distinguishes entries with the same label. */
  detail?: string;
  /** The text that a search can match, as returned by `searched`. */
  searchText: string;
  /** The URL to open, or the action to run. */
  act: { to: string } | { run: () => void };
}
