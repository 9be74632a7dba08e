/**
 * State of a navigation after saving: nothing is lost by it, even if the form still has changes.
 */
export const savedState = { saved: true } as const;

export function isSaved(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'saved' in state;
}

/** Returns the state for a link to an editor: the address to return to when it closes. */
export function comingFrom(address: string) {
  return { cameFrom: address };
}

/** Returns the address to return to, or null if the state has none. */
export function cameFromOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('cameFrom' in state)) return null;
  return typeof state.cameFrom === 'string' ? state.cameFrom : null;
}
