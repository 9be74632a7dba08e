import { join } from 'node:path';
import { buildFrontEnd } from '../../sdk/build/front-end/build-front-end.ts';

// Builds the same source twice: files for the browser, and one module for the server.
await buildFrontEnd(join(import.meta.dirname, '..'), [
  { folder: 'client' },
  { folder: 'server', ssr: true },
]);
