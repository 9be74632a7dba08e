import { startMocks } from '@spindle/sdk/mock-site/browser';
import { configQuery } from '../shop/config.ts';
import { PAGE_STATE_ID, type PageState } from '../app/page-state.ts';

// Not awaited: in a build, the page's code imports from this module and would wait for it forever.
void start();

/**
 * Starts the storefront with the shop mocked in the browser. `npm run mock` loads this file instead
 * of `entry-client.tsx`.
 */
async function start() {
  const { config } = await startMocks({ refetch: () => void refetch() });
  const state: PageState = {
    queries: config === null ? [] : [[configQuery().queryKey, config]],
    renderedAt: Date.now(),
    notFound: false,
    parts: [],
  };
  const block = document.getElementById(PAGE_STATE_ID);
  if (block) block.textContent = JSON.stringify(state);
  await startPage();
}

function startPage() {
  return import('../app/entry-client.tsx');
}

async function refetch() {
  const { queryClient } = await startPage();
  await queryClient.invalidateQueries();
}
