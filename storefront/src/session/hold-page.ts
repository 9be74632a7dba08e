import { createContext, useContext } from 'react';

/**
 * Keeps the sign-in page open although the user is signed in, because something has to be read
 * first.
 */
export const HoldPageContext = createContext<(held: boolean) => void>(() => undefined);

export function useHoldPage(): (held: boolean) => void {
  return useContext(HoldPageContext);
}
