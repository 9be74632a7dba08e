import { startMocks } from '@spindle/sdk/mocks/browser';
import { queryClient } from '../providers/query-client.ts';

/** The back-office with the shop played in the browser: what `npm run mock` loads in its place. */
await startMocks({ refetch: () => void queryClient.invalidateQueries() });
await import('../main.tsx');
