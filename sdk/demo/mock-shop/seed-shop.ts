import { withRoles } from '../../mocks/community/admin-members.ts';
import { takesFile } from '../../domain/media/public-file.ts';
import { emptyState } from '../../mocks/empty-state.ts';
import type { ShopState } from '../../mocks/state.ts';
import { seedAudit } from './seed-audit.ts';
import { seedCodes } from './seed-codes.ts';
import { seedContent } from './seed-content.ts';
import { seedDeadLetters } from './seed-dead-letters.ts';
import { seedSecurityEvents } from './seed-security-events.ts';
import { seedEntitlements } from './seed-entitlements.ts';
import { seedGoods } from './seed-goods.ts';
import { seedInvoices } from './seed-invoices.ts';
import { seedOrders } from './seed-orders.ts';
import { seedMembers, seedPeople } from './seed-people.ts';
import { seedSearch } from './seed-search.ts';
import { seedStock } from './seed-stock.ts';
import { seedSubscriptions } from './seed-subscriptions.ts';
import { seedRedirects } from './seed-redirects.ts';
import { seedTickets } from './seed-tickets.ts';
import { seedTokens } from './seed-tokens.ts';
import { seedWebhooks } from './seed-webhooks.ts';
import { randomFor, fixedId, openedAt } from './fixed-id.ts';
import { administrator } from '../people.ts';

/** Creates a mock shop with months of history: the demo's items, people and some of its sales. */
export function seedShop(now: Date): ShopState {
  const goods = seedGoods(now);
  const people = seedPeople(now);
  const { orders } = seedOrders(now);
  const { subscriptions } = seedSubscriptions(now);
  const { tickets, ...threads } = seedTickets(now);
  const { tokens } = seedTokens(now);
  const { releases } = seedReleases(now);
  const sold: ShopState = {
    ...emptyState(),
    ...goods,
    ...seedCodes(now),
    ...seedContent(now),
    ...seedRedirects(now),
    ...seedDownloads(goods),
    ...people,
    ...seedSecurityEvents(now, people.people),
    orders,
    soldBefore: now.toISOString(),
    subscriptions,
    tickets,
    ...threads,
    tokens,
    ...seedWebhooks(now),
    ...seedDeadLetters(now),
    releases,
    ...seedStock(now, { items: goods.items, orders }),
    ...seedMembers(now),
    ...seedSearch(now),
    ...seedAudit(now, { orders, tickets, tokens, releases }),
    numbers: { ticket: Math.max(...tickets.map(({ number }) => number)) },
  };
  seedInvoices(sold);
  const seeded = { ...sold, ...seedEntitlements(sold, now) };
  return { ...seeded, members: seeded.members.map((member) => withRoles(seeded, member, now)) };
}

/** Returns a file for every uploaded file of the demo, of a realistic size. */
function seedDownloads({ items }: Pick<ShopState, 'items'>): Pick<ShopState, 'downloads'> {
  const files = items.flatMap(({ catalogId, catalogItemId, attributes }) =>
    attributes
      .filter(({ type }) => takesFile(type))
      .map(({ attributeId, value }) => {
        const key = `${catalogId}/${catalogItemId}/${attributeId}`;
        const bytes = Math.floor((20 + randomFor(key)() * 60) * 1024);
        return [key, { name: value, bytes, type: 'application/octet-stream' }];
      }),
  );
  return { downloads: Object.fromEntries(files) };
}

/** Catalog, plan, number of files in its zip, and their size in bytes. */
const contents = [
  ['cam-academy', 'foundations', 14, 96_400],
  ['cam-academy', 'workshop-pro', 18, 131_900],
  ['plans-library', 'maker', 47, 412_300],
  ['plans-library', 'small-shop', 56, 489_700],
] as const;

/** Returns the licensed content of every subscription. */
function seedReleases(now: Date): Pick<ShopState, 'releases'> {
  const opened = openedAt(now).toISOString();
  const releases = contents.flatMap(([catalogId, plan, files, bytes]) =>
    ['monthly', 'yearly'].map((period) => ({
      id: fixedId(`release ${plan} ${period}`),
      catalogId,
      catalogItemId: `${plan}-${period}`,
      number: 1,
      name: `${plan}.zip`,
      active: true,
      files,
      bytes,
      uploadedBy: administrator.email,
      dateCreated: opened,
      dateActivated: opened,
    })),
  );
  return { releases };
}

/** Creates a shop on its first day: people and empty catalogs. */
export function emptyShop(now: Date): ShopState {
  const { catalogs } = seedGoods(now);
  const { sections } = seedContent(now);
  return { ...emptyState(), ...seedPeople(now), catalogs, sections };
}
