import type { RequestListener } from 'node:http';
import { contract } from '@spindle/sdk/contract/contract';
import Koa, { type Middleware } from 'koa';
import { serveFromMemory } from './read-cache/serve-from-memory.ts';
import { catalogPictureTargets } from './catalog/picture-handlers.ts';
import { contentPictureTargets } from './content/picture-handlers.ts';
import { mountContract } from './contract/mount.ts';
import { openToOrigins, varyingBy } from './contract/open-to-origins.ts';
import type { OnReply } from '@spindle/sdk/contract/reply-checks';
import { downloadTargets } from './entitlements/downloads/download-targets.ts';
import { serveFiles } from './entitlements/downloads/serve-files.ts';
import { serveDownloads } from './entitlements/downloads/serve-downloads.ts';
import { accessLog } from './http/access-log.ts';
import { compressReplies } from './http/compress-replies.ts';
import { hostCookies } from './http/host-cookies.ts';
import { cookieKeys } from './http/cookie-keys.ts';
import { answerErrors, logCutOff } from './http/errors.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { requireOneHost, namesHosts } from './http/one-host.ts';
import type { HealthCheck } from './contract/health.ts';
import type { Metrics } from './http/metrics.ts';
import { serveApiDocs } from './contract/docs/serve-docs.ts';
import { requestId } from './http/request-id.ts';
import { dataHeaders, onData, pageHeaders } from './http/security-headers.ts';
import { traceRequests } from './http/trace-requests.ts';
import { makeSessions } from './identity/sessions.ts';
import { serveImages } from './media/serve-images.ts';
import { makeHandlers } from './handlers.ts';
import type { Services } from './services.ts';
import { openTokenSession } from './tokens/token-session.ts';
import { releaseTargets } from './subscriptions/licensed-content/handlers.ts';
import { serveLicensedContent } from './subscriptions/licensed-content/serve-licensed-content.ts';

export interface AppOptions {
  services: Services;
  /** Both front ends, in the order in which they handle a request. */
  pages?: readonly Middleware[];
  readiness?: readonly HealthCheck[];
  metrics?: Metrics;
  /** Receives every reply before it is sent. Used by tests. */
  onReply?: OnReply;
}

const sharedMaxAgeSeconds = 60;
const data = /^\/(api(?!\/docs(\/|$))|login|logout|healthz|readyz|images|assets)(\/|$)/;

const varyByOrigin: Middleware = (ctx, next) => {
  ctx.vary('Origin');
  return next();
};

/**
 * Builds the request listener. Cached replies are sent from memory, and the middleware handles
 * everything else.
 */
export function createApp({
  services,
  pages = [],
  readiness = [],
  ...options
}: AppOptions): RequestListener {
  const { config, log, snapshot } = services;
  const measure = options.metrics?.measure;
  const app = new Koa({ proxy: config.trustedProxies > 0, maxIpsCount: config.trustedProxies });
  app.keys = cookieKeys(config.sessionKeys);
  const sessions = makeSessions(app, services);
  const forData = dataHeaders(config);
  const forPages = pageHeaders(config);

  app.use((ctx, next) => {
    services.proxies.note(ctx.get('X-Forwarded-For'));
    return next();
  });
  app.use(requestId());
  app.use(accessLog(log, measure));
  app.use(answerErrors(log));
  app.use(compressReplies());
  if (config.apiOrigins.length > 0) app.use(varyByOrigin);
  app.use((ctx, next) => (data.test(ctx.path) ? forData(ctx, next) : forPages(ctx, next)));
  app.use(requireOneHost());
  if (config.hostCookies) app.use(hostCookies);
  app.use(serveApiDocs(() => config.business.brand.name));
  app.use(serveImages(config.mediaDir, services.storage));
  app.use(serveDownloads(services));
  app.use(serveFiles(services));
  app.use(serveLicensedContent(services));
  app.use(
    mountContract({
      document: contract,
      handlers: makeHandlers(readiness),
      preconditions: {
        ...catalogPictureTargets,
        ...contentPictureTargets,
        ...downloadTargets,
        ...releaseTargets,
      },
      services,
      session: sessions.middleware,
      sessionOf: sessions.of,
      openToken: (token) => openTokenSession(services.orm, token, services.now()),
      onReply: options.onReply,
    }),
  );
  for (const middleware of pages) app.use(middleware);
  app.use(() => {
    throw notFound('Page not found.');
  });
  app.on('error', logCutOff(log));
  const answer = app.callback();
  const others: RequestListener = (req, res) => void answer(req, res);
  const fromMemory = {
    headers: onData(config),
    now: services.now,
    vary: varyingBy(config.apiOrigins),
    ...(config.cdn.distributionId && { sharedMaxAgeSeconds }),
    ...(measure && { measure }),
  };
  const answerFromMemory = serveFromMemory(snapshot, fromMemory, others);
  const toOrigins = { origins: config.apiOrigins, headers: onData(config) };
  return traceRequests(
    openToOrigins(toOrigins, (req, res) => {
      if (namesHosts(req.rawHeaders)) others(req, res);
      else answerFromMemory(req, res);
    }),
  );
}
