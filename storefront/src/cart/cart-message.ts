/** Returns the navigation state that makes the cart page show a message. */
export const cartMessage = (message: string) => ({ cartMessage: message });

/**
 * Returns the message, or null.
 * @param state the navigation state, which may hold anything
 */
export function readCartMessage(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('cartMessage' in state)) return null;
  return typeof state.cartMessage === 'string' ? state.cartMessage : null;
}
