/**
 * The state of a navigation after saving. Nothing gets lost, even if the form still has changes.
 */
export const savedState = { saved: true } as const;

export function isSaved(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'saved' in state;
}

/**
 * Returns the state for a link to an editor. It holds the URL to return to when the editor closes.
 */
export function comingFrom(address: string) {
  return { cameFrom: address };
}

/** Returns the URL to return to, or null if the state has none. */
export function cameFromOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('cameFrom' in state)) return null;
  return typeof state.cameFrom === 'string' ? state.cameFrom : null;
}
