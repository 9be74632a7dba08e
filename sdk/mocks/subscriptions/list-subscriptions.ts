import { running } from './portal.ts';
import { isPaying } from '../../domain/subscriptions/access.ts';
import type { components } from '../../src/schema.d.ts';
import { isOf, type ItemKey, knownCatalog, knownItem } from '../catalog/find-record.ts';
import { presentSubscription } from '../../domain/subscriptions/presenters.ts';
import { byWeight } from '../editing/record-kind.ts';
import { visibleKeys } from '../entitlements/derive-entitlements.ts';
import { isOpen } from '../../domain/entitlements/is-open.ts';
import type { Entitlement, ShopState } from '../state.ts';

type Schemas = components['schemas'];

interface HeldSubscription extends ItemKey {
  until: string | null;
  /** Sort order: paid (1), granted (2), payment due (3). */
  place: number;
}

/** Returns a customer's subscriptions and grants in the shop's order, each item once. */
export function listSubscriptions(
  state: ShopState,
  userId: string,
  now: Date,
): Schemas['Subscription'][] {
  const open = state.entitlements
    .filter((one) => one.userId === userId && one.source !== 'ORDER' && isOpen(one, now))
    .map((one) => heldBy(state, one))
    .filter((one) => one.place === 1 || knownItem(state, one)?.subscription === true);
  const due = running(state)
    .filter((one) => one.userId === userId && !isPaying(one))
    .map((one) => ({ ...one, until: null, licenceKeys: [], place: 3 }));
  const held = [...open, ...due].toSorted(byPlace);
  return held
    .filter((one, at) => held.findIndex((other) => isOf(other, one)) === at)
    .flatMap((one) => {
      const [catalog, item] = [knownCatalog(state, one), knownItem(state, one)];
      return catalog === undefined || item === undefined ? [] : [{ held: one, catalog, item }];
    })
    .toSorted(byShop)
    .map(({ held: { cancelled, until, licenceKeys, place }, catalog, item }) =>
      presentSubscription({
        ...item,
        cancelled,
        licenceKeys,
        catalogTitle: catalog.title,
        currentPeriodEnd: until,
        paymentDue: place === 3,
        given: place === 2,
      }),
    );
}

function heldBy(state: ShopState, entitlement: Entitlement) {
  const { catalogId, catalogItemId, source, sourceId, endsAt } = entitlement;
  const paid = source === 'SUBSCRIPTION';
  const subscription = state.subscriptions.find(({ id }) => paid && id === sourceId);
  return {
    catalogId,
    catalogItemId,
    cancelled: subscription?.cancelled ?? false,
    until: subscription?.currentPeriodEnd ?? endsAt,
    licenceKeys: visibleKeys(state, entitlement),
    place: paid ? 1 : 2,
  };
}

type CatalogEntry = Record<'item', ShopState['items'][number]> &
  Record<'catalog', ShopState['catalogs'][number]>;

const byCatalog = byWeight<CatalogEntry['catalog']>(({ catalogId }) => catalogId);
const byItem = byWeight<CatalogEntry['item']>(({ catalogItemId }) => catalogItemId);

function byShop(a: CatalogEntry, b: CatalogEntry): number {
  const together = a.catalog.catalogId === b.catalog.catalogId;
  return together ? byItem(a.item, b.item) : byCatalog(a.catalog, b.catalog);
}

/** Permanent access comes before limited access. */
function byPlace(a: HeldSubscription, b: HeldSubscription): number {
  const end = ({ until }: HeldSubscription) => (until === null ? Infinity : Date.parse(until));
  return a.place - b.place || (end(a) > end(b) ? -1 : 1);
}
