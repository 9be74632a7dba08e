/** Returns the navigation state for a message that the cart page shows. */
export const cartMessage = (message: string) => ({ cartMessage: message });

/**
 * Returns the message, or null.
 * @param state the navigation state, which may hold anything
 */
export function readCartMessage(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('cartMessage' in state)) return null;
  return typeof state.cartMessage === 'string' ? state.cartMessage : null;
}
