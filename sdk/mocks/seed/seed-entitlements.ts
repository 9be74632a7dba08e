import { catalogs } from '../../demo/catalogs/all-catalogs.ts';
import { customers } from '../../demo/people.ts';
import { factsOf, type Fact } from '../entitlements/facts.ts';
import { licenceKey } from '../../domain/entitlements/licence-key.ts';
import { isOpen } from '../entitlements/open-entitlements.ts';
import type { ShopState } from '../state.ts';
import { fixedId, groupsFor } from './fixed-id.ts';
import { daysBefore } from './past.ts';
import { userIdOf } from './seed-people.ts';
import { titleOf } from './seed-subscriptions.ts';

type Entitlement = ShopState['entitlements'][number];

/** What follows from orders and subscriptions, and what staff gave; oldest first. */
export function seedEntitlements(
  now: Date,
  bought: Pick<ShopState, 'orders' | 'subscriptions'>,
): Pick<ShopState, 'entitlements'> {
  const entitlements = [...factsOf(bought).map((fact) => entitlementOf(fact, now)), given(now)];
  return {
    entitlements: entitlements.toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated)),
  };
}

function entitlementOf(fact: Fact, now: Date): Entitlement {
  const { catalogId, catalogItemId, source, sourceId } = fact;
  // An order has one for each line.
  const name = source === 'ORDER' ? `${sourceId} ${catalogItemId}` : sourceId;
  return {
    ...fact,
    id: fixedId(`entitlement ${name}`),
    open: isOpen(fact, now),
    note: null,
    licenceKeys: keysOf(catalogId, catalogItemId, sourceId),
  };
}

/** Somebody whose files were damaged got the plans once more. */
function given(now: Date): Entitlement {
  const [catalogId, catalogItemId] = ['plans-pack', 'fixture-library'];
  const email = customers[6]?.email ?? '';
  return {
    id: fixedId('entitlement given'),
    userId: userIdOf({ email }),
    email,
    catalogId,
    catalogItemId,
    title: titleOf(catalogId, catalogItemId),
    source: 'GRANT',
    sourceId: fixedId('grant'),
    open: true,
    dateCreated: daysBefore(now, 17).toISOString(),
    endsAt: null,
    closedBecause: null,
    note: 'Sent us the corrected soft jaws.',
    licenceKeys: keysOf(catalogId, catalogItemId, 'given'),
  };
}

function keysOf(catalogId: string, itemId: string, source: string): Entitlement['licenceKeys'] {
  const item = catalogs
    .find((one) => one.catalogId === catalogId)
    ?.items.find(({ catalogItemId }) => catalogItemId === itemId);
  const licences = item?.attributes.filter(({ type }) => type === 'LICENSE') ?? [];
  return licences.map(({ attributeId, value }) => ({
    attributeId,
    title: value,
    key: licenceKey(groupsFor(`key ${source} ${itemId} ${attributeId}`)),
  }));
}
