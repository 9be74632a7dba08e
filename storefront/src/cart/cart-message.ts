/** What the way to the cart brings along for its page to say. */
export const cartMessage = (message: string) => ({ cartMessage: message });

/** @param state of the place in the browser's history: whatever was put there */
export function readCartMessage(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('cartMessage' in state)) return null;
  return typeof state.cartMessage === 'string' ? state.cartMessage : null;
}
