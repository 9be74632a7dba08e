import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';

interface Source {
  registry: Registry;
  /** Returns the response to `/readyz`. */
  readiness: () => Promise<{ ready: boolean }>;
}

/**
 * Serves operators on a separate port that must not be public: `/metrics`, and whether the process
 * is alive (`/healthz`) and ready (`/readyz`). A worker has no other port for this. Port 0 picks a
 * free port.
 */
export function serveOperations(source: Source, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '', source, response).catch(() => response.writeHead(500).end());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

async function answer(url: string, source: Source, response: ServerResponse): Promise<void> {
  if (url === '/metrics') {
    const text = await source.registry.metrics();
    response.writeHead(200, { 'Content-Type': source.registry.contentType }).end(text);
  } else if (url === '/healthz') {
    respond(response, 200, { status: 'ok' });
  } else if (url === '/readyz') {
    const readiness = await source.readiness();
    respond(response, readiness.ready ? 200 : 503, readiness);
  } else {
    response.writeHead(404).end();
  }
}

function respond(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
