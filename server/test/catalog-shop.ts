import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { catalog } from '../src/catalog/handlers.ts';
import { serveFromMemory } from '../src/catalog/serve-from-memory.ts';
import { createCatalogSnapshot } from '../src/catalog/snapshot.ts';
import { parseConfig } from '../src/config.ts';
import { readContract } from '../src/contract/document.ts';
import { mountContract } from '../src/contract/mount.ts';
import { readOperations } from '../src/contract/operation.ts';
import { replyChecker } from '../src/contract/reply-checks.ts';
import { createOrm } from '../src/database/orm.ts';
import { createMail } from '../src/gateways/mail.ts';
import { createStripe } from '../src/gateways/stripe.ts';
import { answerErrors } from '../src/http/errors.ts';
import { makeLogger } from '../src/http/logger.ts';
import { requestId } from '../src/http/request-id.ts';
import { identity } from '../src/identity/handlers.ts';
import { makeLimits } from '../src/identity/limits.ts';
import { makeSessions } from '../src/identity/sessions.ts';
import { inventory } from '../src/inventory/handlers.ts';
import { serveImages } from '../src/media/serve-images.ts';
import type { Services } from '../src/services.ts';

const nobody = () => Promise.reject(new Error('not part of this shop'));

/** One process of a shop that has a catalogue and staff, and nothing to sell it with. */
export async function startCatalogShop(
  databaseUrl: string,
  environment: Record<string, string> = {},
) {
  const config = parseConfig(environment);
  const orm = await createOrm({ url: databaseUrl, poolSize: 10 });
  const now = () => new Date();
  const log = makeLogger('silent');
  const snapshot = createCatalogSnapshot({ orm, log, now });
  const services: Services = {
    config,
    orm,
    now,
    log,
    snapshot,
    limits: makeLimits(orm, now),
    recaptcha: { verify: () => Promise.resolve({ human: true }) },
    stripe: createStripe(config.stripe),
    mail: createMail(config.mail, config.publicUrl),
    carrier: { verify: nobody, quote: nobody },
    jobs: { send: nobody, sendNow: nobody, work: nobody, stop: () => Promise.resolve() },
  };
  const document = readContract();
  const handlers = { ...identity, ...catalog, ...inventory };
  const app = new Koa();
  app.keys = [...config.sessionKeys];
  const sessions = makeSessions(app, services);
  app.use(serveFromMemory(snapshot));
  app.use(requestId());
  app.use(serveImages(config.mediaDir));
  app.use(answerErrors(log));
  app.use(
    mountContract({
      document,
      handlers,
      notImplemented: readOperations(document)
        .map(({ id }) => id)
        .filter((id) => !(id in handlers)),
      services,
      session: sessions.middleware,
      sessionOf: sessions.of,
      onReply: replyChecker(document),
    }),
  );
  await snapshot.start();
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    orm,
    config,
    now,
    snapshot,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await snapshot.stop();
      services.mail.close();
      await orm.close();
    },
  };
}

export type CatalogShop = Awaited<ReturnType<typeof startCatalogShop>>;

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}
