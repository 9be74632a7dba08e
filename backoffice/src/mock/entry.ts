import { startMocks } from '@spindle/sdk/mock-site/browser';
import { queryClient } from '../providers/query-client.ts';

// Not awaited: in a build, the page's code imports from this module and would wait for it forever.
void start();

/**
 * Starts the back-office with the shop mocked in the browser. `npm run mock` loads this file
 * instead of `main.tsx`.
 */
async function start() {
  await startMocks({ refetch: () => void queryClient.invalidateQueries() });
  await import('../main.tsx');
}
