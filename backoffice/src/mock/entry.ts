import { startMocks } from '@spindle/sdk/mock-site/browser';
import { queryClient } from '../providers/query-client.ts';

// Not awaited: in a build the page's code imports from this module, and would wait for it for ever.
void start();

/** The back-office with the shop played in the browser: what `npm run mock` loads in its place. */
async function start() {
  await startMocks({ refetch: () => void queryClient.invalidateQueries() });
  await import('../main.tsx');
}
