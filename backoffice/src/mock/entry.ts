import { startMocks } from '@spindle/sdk/mock-site/browser';
import { queryClient } from '../providers/query-client.ts';

// Not awaited, because in a build the page's code imports from this module and would wait forever.
void start();

/**
 * Starts the back-office with a mock shop in the browser. `npm run mock` loads this file instead of
 * `main.tsx`.
 */
async function start() {
  await startMocks({ refetch: () => void queryClient.invalidateQueries() });
  await import('../main.tsx');
}
