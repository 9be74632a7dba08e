import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../app/routes.tsx';
import { queryClient } from '../providers/query-client.ts';

/**
 * Styles go nowhere: nothing is drawn here, and each would be read anew wherever one is asked for.
 * They are worked out only where that is wanted (`styled-engine.ts`).
 */
const cacheCalled = (key: string) =>
  createCache({ key, container: document.createElement('head') });
const caches = { styled: cacheCalled('css'), unstyled: cacheCalled('unstyled') };

/** The whole back-office at an address, for whoever is signed in; answers its router. */
export function renderApp(address: string, styles: keyof typeof caches = 'unstyled') {
  // What failed has failed: nobody here waits for a second try.
  queryClient.setDefaultOptions({ queries: { retry: false } });
  queryClient.clear();
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <CacheProvider value={caches[styles]}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CacheProvider>,
  );
  return router;
}
