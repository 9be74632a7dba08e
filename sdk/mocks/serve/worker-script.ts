import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const BEFORE = `
// The front ends' own modules need nobody to answer them; else each would wait for its page.
self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname.startsWith('/static/')) event.stopImmediatePropagation();
});
// Pages of providers are among the shop's: leaving for one is not leaving for good.
Object.defineProperty(self.registration, 'unregister', { value: async () => false });
`;

/** The service worker that brings a page's calls to the played shop in it. */
export async function workerScript(): Promise<string> {
  const file = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));
  return BEFORE + (await readFile(file, 'utf8'));
}
