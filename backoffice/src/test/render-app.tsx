import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../app/routes.tsx';
import { queryClient } from '../providers/query-client.ts';

/**
 * Styles go into a detached element, because jsdom would otherwise parse them for every computed
 * style.
 */
const styles = createCache({ key: 'css', container: document.createElement('head') });

/** Renders the whole back-office at a URL for the signed-in user, and returns its router. */
export function renderApp(address: string) {
  // Without retries, failed calls show immediately.
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
