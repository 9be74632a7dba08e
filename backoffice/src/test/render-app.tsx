import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../app/routes.tsx';
import { queryClient } from '../providers/query-client.ts';

/** Styles go nowhere: nothing is drawn here, and each would be read anew wherever one is asked for. */
const styles = createCache({ key: 'css', container: document.createElement('head') });

/** The whole back-office at an address, for whoever is signed in; answers its router. */
export function renderApp(address: string) {
  // What failed has failed: nobody here waits for a second try.
  queryClient.setDefaultOptions({ queries: { retry: false } });
  queryClient.clear();
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <CacheProvider value={styles}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CacheProvider>,
  );
  return router;
}
