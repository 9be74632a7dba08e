/** Goes with a navigation after saving: nothing is lost by it, whatever the form still thinks. */
export const savedState = { saved: true } as const;

export function isSaved(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'saved' in state;
}
