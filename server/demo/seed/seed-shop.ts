import type { MikroORM } from '@mikro-orm/postgresql';
import { Catalog } from '../../src/catalog/catalog.entity.ts';
import type { Config } from '../../src/config.ts';
import { createStorage } from '../../src/gateways/storage-configured.ts';
import type { PlannedPayment } from '@spindle/sdk/demo/orders/plan';
import { planDemo } from '@spindle/sdk/demo/orders/plan-demo';
import type { PlannedSubscription } from '@spindle/sdk/demo/subscriptions/plan';
import { planSubscriptions } from '@spindle/sdk/demo/subscriptions/plan-subscriptions';
import { fillCarrier, fillSandbox, knowsPayment } from './fill-sandbox.ts';
import { placePictures } from './place-pictures.ts';
import { providerParcels } from './provider-parcels.ts';
import { providerIds, providerPayments } from './provider-payments.ts';
import { providerSubscriptions } from './provider-subscriptions.ts';
import { publishedItems } from '@spindle/sdk/demo/catalogs/published-items';
import { demoRedirects } from '@spindle/sdk/demo/redirects';
import { storeRedirects } from '../../src/redirects/store-redirects.ts';
import { seedAccounting } from './seed-accounting.ts';
import { providerCatalog, seedCatalogs } from './seed-catalogs.ts';
import { providerDiscounts, seedCodes } from './seed-codes.ts';
import { seedContent } from './seed-content.ts';
import { seedDownloads } from './seed-downloads.ts';
import { seedEntitlements } from './seed-entitlements.ts';
import { seedInvoices } from './seed-invoices.ts';
import { seedLicensed } from './seed-licensed.ts';
import { seedPayment } from './seed-orders.ts';
import { providerCustomers, seedPeople } from './seed-people.ts';
import { seedSearch } from './seed-search.ts';
import { seedStock } from './seed-stock.ts';
import { seedSubscriptions } from './seed-subscriptions.ts';
import { seedTickets } from './seed-tickets.ts';

interface SeedOptions {
  orm: MikroORM;
  config: Config;
  say: (what: string) => void;
}

/**
 * Fills an empty shop once: catalogs, content, people, three months of orders, tickets, and the
 * providers' records of all that. Existing data is not changed.
 */
export async function seedShop({ orm, config, say }: SeedOptions): Promise<void> {
  await placePictures(config.mediaDir);
  const em = orm.em.fork();
  const [first] = await em.find(Catalog, {}, { orderBy: { createdAt: 'asc' }, limit: 1 });
  const now = first?.createdAt ?? new Date();
  const payments = planDemo(now);
  const subscriptions = planSubscriptions(now);
  if (!first) {
    say('Filling the demo shop …');
    await em.transactional(async (tx) => {
      seedCatalogs(tx, now);
      seedCodes(tx, now, payments);
      const userIds = await seedPeople(tx, config, now);
      for (const payment of payments) {
        await seedPayment({ em: tx, userIds, sandboxUrl: config.sandbox.url, now }, payment);
      }
      await seedSubscriptions({ em: tx, userIds, now }, subscriptions);
      seedStock(tx, now, payments);
      seedTickets({ em: tx, userIds, now });
      seedSearch(tx, now);
      await storeRedirects(tx, demoRedirects, { origin: 'STAFF', subject: null, now });
    });
  }
  await seedInvoices(orm, config);
  const storage = await createStorage(config);
  await Promise.all([
    // Shops that were seeded before content existed get it too.
    orm.em.fork().transactional((tx) => seedContent(tx, { now, sandboxUrl: config.sandbox.url })),
    seedEntitlements(orm.em.fork(), new Date()),
    seedLicensed({ orm, storage, now }),
    seedDownloads({ orm, storage, now }),
    fillProviders({ config, now }, { payments, subscriptions }),
  ]);
  await seedAccounting(orm, config);
}

interface PlannedShop {
  payments: PlannedPayment[];
  subscriptions: PlannedSubscription[];
}

/** Adds the shop's data to the providers, unless they have it. */
async function fillProviders(
  { config, now }: { config: Config; now: Date },
  { payments, subscriptions }: PlannedShop,
): Promise<void> {
  const [latest] = payments;
  const known = latest && (await knowsPayment(config.sandbox.url, providerIds(latest).intent));
  if (!config.stripe.sandboxed || known) return;
  // Payments come last, because their presence shows that everything else was added.
  const parcels = providerParcels(payments, config.business.warehouse, now);
  await fillCarrier(config.sandbox.url, parcels);
  await fillSandbox(config.sandbox.url, [
    ...providerCatalog(publishedItems(), now),
    ...providerDiscounts(now),
    ...providerCustomers(),
    ...providerPayments(payments),
    ...providerSubscriptions(subscriptions),
  ]);
}
