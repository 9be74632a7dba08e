import { z } from 'zod';
import { httpClient, type HttpClient } from './http-client.ts';
import type { ShopUnderTest, SignedIn } from './sign-in.ts';

/** Creates a client for a program: no cookie, no browser, a token. */
export function programWith({ url }: Pick<ShopUnderTest, 'url'>, token: string): HttpClient {
  const bare = httpClient(url);
  const send: HttpClient['send'] = (method, path, { body, headers } = {}) =>
    bare.send(method, path, {
      ...(body === undefined ? {} : { body }),
      headers: { 'Sec-Fetch-Site': '', Authorization: `Bearer ${token}`, ...headers },
    });
  const withForm = (method: string) => (path: string, form?: Record<string, string>) =>
    send(method, path, form === undefined ? {} : { body: new URLSearchParams(form) });
  return {
    cookies: bare.cookies,
    send,
    get: (path, headers = {}) => send('GET', path, { headers }),
    post: withForm('POST'),
    put: withForm('PUT'),
    delete: (path) => send('DELETE', path),
  };
}

const made = z.object({ Token: z.string(), ApiToken: z.object({ id: z.string() }) });

/** Creates a token in the back-office. Returns it with its record's id. */
export async function makeToken(
  staff: SignedIn,
  rights: 'customer' | 'warehouse' | 'extended' | Record<string, string | string[]> = 'extended',
  days = 90,
): Promise<{ token: string; id: string }> {
  const what = typeof rights === 'string' ? { scope: rights } : rights;
  const form = { name: 'Label printer', ...what, days: String(days) };
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(form)) {
    for (const one of [value].flat()) fields.append(name, one);
  }
  const { body } = await staff.send('POST', '/api/admin/tokens', { body: fields });
  const { Token, ApiToken } = made.parse(body);
  return { token: Token, id: ApiToken.id };
}
