import { Waiting } from '../ui/spinner.tsx';
import { SignedInOnly, SignedOutOnly } from './guards.tsx';
import { useHead } from '../page-parts/head.tsx';
import { NeedsScript } from '../page-parts/needs-script.tsx';
import type { AppRoute } from './routes.tsx';
import { useHydrated } from '../page-parts/use-hydrated.ts';

/** Renders a route's page behind its guard, with the route's title. */
export function PageFrame({ route }: { route: AppRoute }) {
  return (
    <>
      <RouteHead route={route} />
      <GuardedPage route={route} />
    </>
  );
}

function GuardedPage({ route }: { route: AppRoute }) {
  const hydrated = useHydrated();
  const { Part: Page } = route.page;
  if (route.rendered) return <Page />;
  if (!hydrated) {
    return (
      <>
        <Waiting />
        <NeedsScript what={route.title} />
      </>
    );
  }
  if (route.access === 'signed-in') {
    return (
      <SignedInOnly>
        <Page />
      </SignedInOnly>
    );
  }
  if (route.access === 'signed-out') {
    return (
      <SignedOutOnly>
        <Page />
      </SignedOutOnly>
    );
  }
  return <Page />;
}

// Rendered before the page, so that the page's own head comes later and wins.
function RouteHead({ route }: { route: AppRoute }) {
  useHead({ title: route.title, ...(route.rendered ? {} : { unlisted: true }) });
  return null;
}
