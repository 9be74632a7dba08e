import type { HttpClient, HttpReply } from '../test/http-client.ts';
import type { Book } from './book.ts';

/**
 * Wraps a client to record its calls. No response and 5xx count as failures, a rejection doesn't.
 */
export function timedClient(client: HttpClient, book: Book): HttpClient {
  async function timed(method: string, path: string, call: () => Promise<HttpReply>) {
    const what = `${method} ${nameOf(path)}`;
    const began = performance.now();
    try {
      const reply = await call();
      const failure = reply.status >= 500 ? `${reply.status} ${reply.text}` : undefined;
      book.note(what, performance.now() - began, failure?.slice(0, 200));
      return reply;
    } catch (error) {
      book.note(what, performance.now() - began, reasonOf(error));
      throw error;
    }
  }
  return {
    cookies: client.cookies,
    send: (method, path, options) => timed(method, path, () => client.send(method, path, options)),
    get: (path, headers) => timed('GET', path, () => client.get(path, headers)),
    post: (path, form) => timed('POST', path, () => client.post(path, form)),
    put: (path, form) => timed('PUT', path, () => client.put(path, form)),
    delete: (path) => timed('DELETE', path, () => client.delete(path)),
  };
}

/** Returns a path without the ids in it. */
function nameOf(path: string): string {
  const [address = ''] = path.split('?');
  return address
    .replaceAll(/\/(?:catalog-|item-)?[0-9a-f]{8}[-0-9a-f]*/g, '/…')
    .replace(/\d+$/, '…');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
