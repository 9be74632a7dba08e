import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Navigate, useRoutes } from 'react-router-dom';
import { DialogHost } from '../ui/dialog/dialog-host.tsx';
import { NotFound } from '../page-parts/not-found.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageErrors } from './page-errors.tsx';
import { PageFrame } from './page-frame.tsx';
import { PagesContext, type Pages } from '../page-parts/pages-context.ts';
import { hasRoute, homePage, routeOf, routes } from './routes.tsx';
import { ShopCalendar } from './shop-calendar.tsx';
import { Shell } from './shell.tsx';
import { UnauthorizedRedirect } from './unauthorized-redirect.tsx';
import { optionalPart } from '../page-parts/optional-part.tsx';
import { useSession } from '../session/session.ts';
import { useSettled } from '../page-parts/use-settled.ts';

export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <ShopCalendar>
        <DialogHost>
          <UnauthorizedRedirect />
          <SessionWatch />
          <Shell>
            <PageErrors>
              <PageBoundary>
                <PagesContext value={pages}>
                  <RoutedPage />
                </PagesContext>
              </PageBoundary>
            </PageErrors>
          </Shell>
        </DialogHost>
      </ShopCalendar>
    </QueryClientProvider>
  );
}

const pages: Pages = {
  NotFoundPage: homePage.Part,
  preload: (path) => void routeOf(path)?.page.preload(),
  hasRoute,
};

function RoutedPage() {
  return useRoutes([
    { path: '/', element: <Navigate to="/home" replace /> },
    ...routes.map((route) => ({ path: route.path, element: <PageFrame route={route} /> })),
    { path: '*', element: <NotFound /> },
  ]);
}

// Loaded after the first view.
const WatchSession = optionalPart(async () => (await import('./watch-session.tsx')).WatchSession);

/** Watches the session, right away if the user is signed in. */
function SessionWatch() {
  const { user } = useSession();
  const settled = useSettled();
  return user || settled ? <WatchSession /> : null;
}
