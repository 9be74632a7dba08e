import type { IncomingMessage, ServerResponse } from 'node:http';

export interface RouteRequest {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
}

/** Handles its own requests. Returns false to leave a request to the next route. */
export type Route = (context: RouteRequest) => boolean | Promise<boolean>;

export async function inTurn(
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  for (const route of routes) {
    if (await route({ request, response, url })) return;
  }
  const body = url.pathname.startsWith('/api/docs') ? ABOUT_API : NOTHING;
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end(body);
}

const NOTHING = 'Not found. API requests are handled in the browser.';
const ABOUT_API = 'For the API docs, run npm start and open /api/docs.\n';

export function send(
  { response }: RouteRequest,
  type: string,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): true {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store', ...headers });
  response.end(body);
  return true;
}

export const HTML = 'text/html; charset=utf-8';
