import { api, server } from './mock-shop.ts';

/** The paths of all calls that are made from now on; the played shop answers. */
export function recordCalls(): string[] {
  const calls: string[] = [];
  server.use(
    api.untyped.all('*/api/*', ({ request }) => {
      calls.push(new URL(request.url).pathname);
    }),
  );
  return calls;
}
