import { createContext, useContext, type ComponentType } from 'react';

/**
 * What pages may know about the routes. Pages can't import the routes, because the routes import
 * the pages.
 */
export interface Pages {
  /** Shown for unknown URLs. */
  NotFoundPage: ComponentType;
  /** Preloads the code of the page at a path. */
  preload: (path: string) => void;
  /** Returns whether a link may lead there. */
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
