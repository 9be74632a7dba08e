import { createContext, useContext } from 'react';

/** Lets the sign-in page stay although the person is signed in: something has to be read first. */
export const HoldPageContext = createContext<(held: boolean) => void>(() => undefined);

export function useHoldPage(): (held: boolean) => void {
  return useContext(HoldPageContext);
}
