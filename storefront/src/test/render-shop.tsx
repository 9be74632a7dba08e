import { WIDGET_PATH } from '@spindle/sdk/mocks/community/mock-community';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { configQuery } from '../shop/config.ts';
import { ShopCalendar } from '../app/shop-calendar.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { userQuery, type User } from '../session/session.ts';
import { IconSprite } from '../ui/icon.tsx';
import { DialogHost } from '../ui/dialog/dialog-host.tsx';
import { shopConfig } from './samples.ts';

/** The mock shop's configuration, with the external pages it has. */
const mockConfig = {
  ...shopConfig,
  chatWidgetUrl: window.location.origin + WIDGET_PATH,
  frameHosts: [window.location.origin],
};

interface Place {
  /** The initial path. */
  path?: string;
  /** The route's pattern, if the page reads parameters from it. */
  route?: string;
  /** The signed-in user, or null for a visitor. */
  user?: User | null | 'unknown';
}

/** Renders one page without the shell. Other paths render their own URL as text. */
export function renderShop(page: ReactNode, { path = '/', route = '*', user = null }: Place = {}) {
  const client = clientOf(user);
  const view = render(
    <QueryClientProvider client={client}>
      <ShopCalendar>
        <DialogHost>
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route path={route} element={page} />
              <Route path="*" element={null} />
            </Routes>
            <PathDisplay />
          </MemoryRouter>
        </DialogHost>
      </ShopCalendar>
      <IconSprite />
    </QueryClientProvider>,
  );
  return { ...view, client };
}

/** Renders the whole storefront at a path. */
export function renderApp(path: string, { user = null }: Pick<Place, 'user'> = {}) {
  const client = clientOf(user);
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <App client={client} />
      <PathDisplay />
    </MemoryRouter>,
  );
  return { ...view, client };
}

function clientOf(user: User | null | 'unknown'): QueryClient {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false, staleTime: 60_000 } });
  client.setQueryData(configQuery().queryKey, mockConfig);
  if (user === 'unknown') return client;
  if (user) document.cookie = 'signed_in=1';
  client.setQueryData(userQuery().queryKey, user);
  return client;
}

function PathDisplay() {
  const { pathname, search } = useLocation();
  return <output data-testid="path">{pathname + search}</output>;
}
