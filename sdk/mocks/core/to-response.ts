import type { MockReply } from './mock-shop.ts';

/** What is answered, as `fetch` has it. */
export function toResponse({ status, headers, cookies, body }: Exclude<MockReply, 'offline'>) {
  const all = [...Object.entries(headers), ...cookies.map((one) => ['Set-Cookie', one])];
  return new Response(body, {
    status,
    headers: all.map(([name = '', value = '']) => [name, value]),
  });
}
