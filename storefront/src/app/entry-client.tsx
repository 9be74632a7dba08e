import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { stopRecordingClicks } from '@spindle/sdk/stop-recording-clicks';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { configQuery } from '../shop/config.ts';
import { leaveFrame } from './frame-bust.ts';
import { preloadParts } from '../page-parts/lazy-part.tsx';
import { fillQueries, readPageState } from './page-state.ts';
import { createQueryClient } from './query-client.ts';
import { homePage, routeOf } from './routes.tsx';

const AFTER_FIRST_VIEW_MS = 1500;

export const queryClient = createQueryClient();

leaveFrame();
// Not awaited: the pages' chunks import from this one and would wait for it forever.
void start();

async function start() {
  const root = document.getElementById('root');
  if (!root) return;
  const state = readPageState();
  fillQueries(queryClient, state);

  const route = routeOf(window.location.pathname);
  // The page's code must be loaded before React hydrates, or it would briefly show a loading state.
  await Promise.all([
    route?.page.preload(),
    state.notFound || !route ? homePage.preload() : undefined,
  ])
    .then(() => preloadParts(state.parts))
    .catch(() => undefined);

  const app = (
    <StrictMode>
      <BrowserRouter>
        <App client={queryClient} />
      </BrowserRouter>
    </StrictMode>
  );
  const clickAgain = stopRecordingClicks();
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
  clickAgain();

  const analyticsId = queryClient.getQueryData(configQuery().queryKey)?.analyticsId;
  if (analyticsId) setTimeout(() => void askConsent(analyticsId), AFTER_FIRST_VIEW_MS);
}

/** Optional: the shop works without it. */
async function askConsent(analyticsId: string) {
  const consent = await import('../analytics/consent.tsx').catch(() => null);
  consent?.startConsent(analyticsId);
}
