import type { components } from '../../src/schema.d.ts';
import { isOf, type ItemKey } from '../catalog/find-record.ts';
import { knownCatalog, knownItem } from '../catalog/known-record.ts';
import { presentSubscription } from '../../domain/subscriptions/presenters.ts';
import { byWeight } from '../catalog/shop-window.ts';
import { isOpen } from '../entitlements/derive-entitlements.ts';
import type { Entitlement, ShopState } from '../state.ts';

type Schemas = components['schemas'];

interface Held extends ItemKey {
  cancelled: boolean;
  until: string | null;
  due: boolean;
  licenceKeys: Schemas['LicenceKey'][];
  /** What is paid is shown before what was given, and that before what is due. */
  place: 1 | 2 | 3;
}

/** What a customer is subscribed to, or was given, in the order of the shop; each item once. */
export function listSubscriptions(
  state: ShopState,
  userId: string,
  now: Date,
): Schemas['Subscription'][] {
  const open = state.entitlements
    .filter((one) => one.userId === userId && one.source !== 'ORDER' && isOpen(one, now))
    .map((one) => heldBy(state, one))
    .filter((one) => one.place === 1 || knownItem(state, one)?.subscription === true);
  const due = state.subscriptions
    .filter((one) => one.userId === userId && one.paymentDue && one.endedAt === null)
    .map((one): Held => ({ ...one, until: null, due: true, licenceKeys: [], place: 3 }));
  const held = [...open, ...due].toSorted(byPlace);
  return held
    .filter((one, at) => held.findIndex((other) => isOf(other, one)) === at)
    .flatMap((one) => withRecords(state, one))
    .toSorted(byShop)
    .map(present);
}

function heldBy({ subscriptions }: ShopState, entitlement: Entitlement): Held {
  const { catalogId, catalogItemId, source, sourceId, endsAt, licenceKeys } = entitlement;
  const subscription = subscriptions.find(({ id }) => source === 'SUBSCRIPTION' && id === sourceId);
  return {
    catalogId,
    catalogItemId,
    cancelled: subscription?.cancelled ?? false,
    until: subscription?.currentPeriodEnd ?? endsAt,
    due: false,
    licenceKeys,
    place: source === 'SUBSCRIPTION' ? 1 : 2,
  };
}

/** For good comes before until then. */
function byPlace(a: Held, b: Held): number {
  const end = ({ until }: Held) => (until === null ? Infinity : Date.parse(until));
  return a.place - b.place || (end(a) > end(b) ? -1 : 1);
}

interface Shown {
  held: Held;
  catalog: ShopState['catalogs'][number];
  item: ShopState['items'][number];
}

function withRecords(state: ShopState, held: Held): Shown[] {
  const [catalog, item] = [knownCatalog(state, held), knownItem(state, held)];
  return catalog === undefined || item === undefined ? [] : [{ held, catalog, item }];
}

const byCatalog = byWeight<Shown['catalog']>(({ catalogId }) => catalogId);
const byItem = byWeight<Shown['item']>(({ catalogItemId }) => catalogItemId);

function byShop(a: Shown, b: Shown): number {
  const together = a.catalog.catalogId === b.catalog.catalogId;
  return together ? byItem(a.item, b.item) : byCatalog(a.catalog, b.catalog);
}

const present = ({ held, catalog, item }: Shown) =>
  presentSubscription({
    ...item,
    ...held,
    catalogTitle: catalog.title,
    currentPeriodEnd: held.until,
    paymentDue: held.due,
    given: held.place === 2,
  });
