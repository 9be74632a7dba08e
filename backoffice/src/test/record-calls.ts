import { api, server } from './mock-shop.ts';

/** Records the paths of all calls from now on. The mock shop still responds. */
export function recordCalls(): string[] {
  const calls: string[] = [];
  server.use(
    api.untyped.all('*/api/*', ({ request }) => {
      calls.push(new URL(request.url).pathname);
    }),
  );
  return calls;
}
