import { createServer, type RequestListener, type Server } from 'node:http';
import Koa from 'koa';
import type { Logger } from 'pino';
import { unavailable } from '@spindle/sdk/contract/failure';
import type { Config } from '../config.ts';
import { accessLog } from './access-log.ts';
import { answerErrors, logCutOff } from './errors.ts';
import { limitConnections } from './limit-connections.ts';
import { requestId } from './request-id.ts';
import { dataHeaders } from './security-headers.ts';

/**
 * Longer than the idle time of load balancers in front, so that none sends to a closed connection.
 */
const KEEP_ALIVE_MS = 75_000;
/**
 * For a whole request, including pictures and releases. Bodies that are read into memory have less
 * time.
 */
const REQUEST_MS = 300_000;

export interface WebServer {
  server: Server;
  /** Passes all requests to `listener` from now on. */
  answerWith(listener: RequestListener): void;
}

/**
 * Creates the web server. It reports that the process is alive but not ready until it gets its
 * listener.
 */
export function createWebServer(config: Config, log: Logger): WebServer {
  const app = new Koa();
  // A load balancer's check disconnects once it knows enough.
  app.on('error', logCutOff(log));
  app.use(requestId());
  app.use(accessLog(log));
  app.use(answerErrors(log));
  app.use(dataHeaders(config));
  app.use((ctx) => {
    if (ctx.path === '/healthz') ctx.body = { status: 'ok' };
    else if (ctx.path === '/readyz') throw unavailable('Not ready: database.');
    else throw unavailable('The shop is starting. Please try again in a moment.');
  });
  const waiting = app.callback();
  let listener: RequestListener = (request, response) => void waiting(request, response);
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: KEEP_ALIVE_MS + 5_000,
      requestTimeout: REQUEST_MS,
    },
    (request, response) => listener(request, response),
  );
  // Behind proxies, every connection is a proxy's, and proxies limit their clients themselves.
  if (config.trustedProxies === 0) limitConnections(server);
  return { server, answerWith: (input) => (listener = input) };
}
