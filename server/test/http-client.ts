/** A client that keeps cookies like a browser and calls like our own pages. */
export interface HttpClient {
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<HttpReply>;
  post(path: string, form?: Record<string, string>): Promise<HttpReply>;
  put(path: string, form?: Record<string, string>): Promise<HttpReply>;
  delete(path: string): Promise<HttpReply>;
  /** `headers: {'Sec-Fetch-Site': ''}` omits that header. */
  send(method: string, path: string, options?: SendOptions): Promise<HttpReply>;
}

export interface SendOptions {
  body?: NonNullable<RequestInit['body']>;
  headers?: Record<string, string>;
}

export interface HttpReply {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
  /** Parsed if the response is JSON. */
  body: unknown;
}

export function httpClient(baseUrl: string, cookies = new Map<string, string>()): HttpClient {
  async function send(method: string, path: string, { body, headers }: SendOptions = {}) {
    const all = new Headers({ 'Sec-Fetch-Site': 'same-origin', ...headers });
    if (all.get('Sec-Fetch-Site') === '') all.delete('Sec-Fetch-Site');
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie !== '') all.set('Cookie', cookie);
    const response = await fetch(baseUrl + path, {
      method,
      headers: all,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    });
    for (const line of response.headers.getSetCookie()) storeCookie(cookies, line);
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString('utf8');
    const isJson = response.headers.get('Content-Type')?.includes('json') === true;
    const parsed: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, bytes, text, body: parsed };
  }
  const withForm = (method: string) => (path: string, form?: Record<string, string>) =>
    send(method, path, form === undefined ? {} : { body: new URLSearchParams(form) });
  return {
    cookies,
    send,
    get: (path, headers = {}) => send('GET', path, { headers }),
    post: withForm('POST'),
    put: withForm('PUT'),
    delete: (path) => send('DELETE', path),
  };
}

function storeCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const expires = attributes.find((one) => one.toLowerCase().startsWith('expires='))?.slice(8);
  const gone = expires !== undefined && Date.parse(expires) < Date.now();
  if (gone) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}
