/** Goes with a navigation after saving: nothing is lost by it, whatever the form still thinks. */
export const savedState = { saved: true } as const;

export function isSaved(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'saved' in state;
}

/** Goes with a link to an editor: where closing it leads back to. */
export function comingFrom(address: string) {
  return { cameFrom: address };
}

/** Null where a navigation says nothing of it. */
export function cameFromOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('cameFrom' in state)) return null;
  return typeof state.cameFrom === 'string' ? state.cameFrom : null;
}
