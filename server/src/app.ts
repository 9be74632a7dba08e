import type { RequestListener } from 'node:http';
import { contract } from '@spindle/sdk/contract/contract';
import Koa, { type Middleware } from 'koa';
import compress from 'koa-compress';
import { account } from './account/handlers.ts';
import { auditLists } from './audit/admin-handlers.ts';
import { cart } from './cart/handlers.ts';
import { catalogLists } from './catalog/admin-handlers.ts';
import { catalog } from './catalog/handlers.ts';
import { catalogPictures, catalogPictureTargets } from './catalog/picture-handlers.ts';
import { publishing } from './catalog/publishing/handlers.ts';
import { serveFromMemory } from './shop-window/serve-from-memory.ts';
import { cdn } from './cdn/handlers.ts';
import { checkout } from './checkout/handlers.ts';
import { memberLists } from './community/admin-handlers.ts';
import { community } from './community/handlers.ts';
import { contentLists } from './content/admin-handlers.ts';
import { content } from './content/handlers.ts';
import { contentPictures, contentPictureTargets } from './content/picture-handlers.ts';
import { mountContract } from './contract/mount.ts';
import { publishedContract } from './contract/published.ts';
import type { Handlers } from './contract/handlers.ts';
import type { OnReply } from '@spindle/sdk/contract/reply-checks';
import { downloadTargets } from './entitlements/downloads/download-targets.ts';
import { serveDownloads } from './entitlements/downloads/serve-downloads.ts';
import { entitlements } from './entitlements/handlers.ts';
import { accessLog } from './http/access-log.ts';
import { cookieKeys } from './http/cookie-keys.ts';
import { answerErrors, logCutOff } from './http/errors.ts';
import { notFound } from '@spindle/sdk/contract/failure';
import { demandOneHost, namesHosts } from './http/one-host.ts';
import { healthHandlers, type HealthCheck } from './contract/health.ts';
import type { Metrics } from './http/metrics.ts';
import { serveApiDocs } from './contract/docs/serve-docs.ts';
import { requestId } from './http/request-id.ts';
import { dataHeaders, onData, pageHeaders } from './http/security-headers.ts';
import { customerLists } from './identity/admin-handlers.ts';
import { identity } from './identity/handlers.ts';
import { recovery } from './identity/recovery/handlers.ts';
import { registration } from './identity/registration/handlers.ts';
import { makeSessions } from './identity/sessions.ts';
import { staffIdentity } from './identity/staff/handlers.ts';
import { stockLists } from './inventory/admin-handlers.ts';
import { inventory } from './inventory/handlers.ts';
import { serveImages } from './media/serve-images.ts';
import { orderLists } from './orders/admin-handlers.ts';
import { orders } from './orders/handlers.ts';
import { staffOrders } from './orders/staff/handlers.ts';
import { payments } from './payments/handlers.ts';
import { picking } from './picking/handlers.ts';
import type { Services } from './services.ts';
import { tokens } from './tokens/handlers.ts';
import { shipping } from './shipping/handlers.ts';
import { licensedContent, releaseTargets } from './subscriptions/licensed-content/handlers.ts';
import { serveLicensedContent } from './subscriptions/licensed-content/serve-licensed-content.ts';
import { subscriptionLists } from './subscriptions/admin-handlers.ts';
import { subscriptions } from './subscriptions/handlers.ts';
import { support } from './support/handlers.ts';

export interface AppOptions {
  services: Services;
  /** Both front ends, in the order they answer. */
  pages?: readonly Middleware[];
  readiness?: readonly HealthCheck[];
  metrics?: Metrics;
  /** Sees every reply before it is sent; for tests. */
  onReply?: OnReply;
}

const sharedMaxAgeSeconds = 60;
const data = /^\/(api(?!\/docs(\/|$))|login|logout|healthz|readyz|images|assets)(\/|$)/;

/** All that answers requests: the memory first, for what it doesn't know the rest. */
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
  const handlers: Handlers = {
    ...identity,
    ...account,
    ...recovery,
    ...registration,
    ...customerLists,
    ...staffIdentity,
    ...catalog,
    ...catalogLists,
    ...publishing,
    ...content,
    ...contentLists,
    ...cdn,
    ...entitlements,
    ...inventory,
    ...licensedContent,
    ...catalogPictures,
    ...contentPictures,
    ...stockLists,
    ...cart,
    ...checkout,
    ...orders,
    ...orderLists,
    ...staffOrders,
    ...payments,
    ...shipping,
    ...picking,
    ...community,
    ...memberLists,
    ...auditLists,
    ...subscriptions,
    ...subscriptionLists,
    ...support,
    ...tokens,
    ...publishedContract,
    ...healthHandlers(readiness),
  };
  const forData = dataHeaders(config);
  const forPages = pageHeaders(config);

  app.use(requestId());
  app.use(accessLog(log, measure));
  app.use(answerErrors(log));
  app.use(compress({ threshold: 1024, br: { params: {} } }));
  app.use((ctx, next) => (data.test(ctx.path) ? forData(ctx, next) : forPages(ctx, next)));
  app.use(demandOneHost());
  app.use(serveApiDocs());
  app.use(serveImages(config.mediaDir, services.storage));
  app.use(serveDownloads(services));
  app.use(serveLicensedContent(services));
  app.use(
    mountContract({
      document: contract,
      handlers,
      preconditions: {
        ...catalogPictureTargets,
        ...contentPictureTargets,
        ...downloadTargets,
        ...releaseTargets,
      },
      services,
      session: sessions.middleware,
      sessionOf: sessions.of,
      onReply: options.onReply,
    }),
  );
  for (const middleware of pages) app.use(middleware);
  app.use(() => {
    throw notFound('There is nothing at this address.');
  });
  app.on('error', logCutOff(log));
  const answer = app.callback();
  const answerFromMemory = serveFromMemory(snapshot, {
    headers: onData(config),
    ...(config.cdn.distributionId && { sharedMaxAgeSeconds }),
    ...(measure && { measure }),
  });
  return (req, res) => {
    if (namesHosts(req.rawHeaders) || !answerFromMemory(req, res)) void answer(req, res);
  };
}
