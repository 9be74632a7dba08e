import { createContext, useContext, type ComponentType } from 'react';

/** What pages may know of the route table without importing it, as it imports them. */
export interface Pages {
  /** Shown for what does not exist. */
  NotFoundPage: ComponentType;
  /** Loads the code of the page at a path ahead. */
  preload: (path: string) => void;
  /** Whether a link may lead there. */
  hasRoute: (path: string) => boolean;
}

export const PagesContext = createContext<Pages>({
  NotFoundPage: () => null,
  preload: () => undefined,
  hasRoute: () => false,
});

export function usePages(): Pages {
  return useContext(PagesContext);
}
