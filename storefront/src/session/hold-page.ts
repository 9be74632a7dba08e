import { createContext, useContext } from 'react';

/**
 * Keeps the sign-in page open after the user has signed in, because the user has to read something
 * first.
 */
export const HoldPageContext = createContext<(held: boolean) => void>(() => undefined);

export function useHoldPage(): (held: boolean) => void {
  return useContext(HoldPageContext);
}
