import { customers } from '../people.ts';
import { findItem } from '../../mocks/catalog/find-record.ts';
import { deriveEntitlements } from '../../mocks/entitlements/derive-entitlements.ts';
import type { ShopState } from '../../mocks/state.ts';
import { fixedId, groupsFor, daysBefore } from './fixed-id.ts';
import { userIdOf } from './seed-people.ts';

/** Returns what orders, subscriptions and staff granted, oldest first. */
export function seedEntitlements(state: ShopState, now: Date): Pick<ShopState, 'entitlements'> {
  const entitlements = [input(state, now)];
  let count = 0;
  const newId = () => fixedId(`entitlement ${(count += 1)}`);
  deriveEntitlements({ ...state, entitlements }, now, newId, groupsFor('license keys'));
  return {
    entitlements: entitlements.toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated)),
  };
}

/** Grants the plans again to a customer whose files were damaged. */
function input(state: ShopState, now: Date): ShopState['entitlements'][number] {
  const key = { catalogId: 'plans-pack', catalogItemId: 'fixture-library' };
  const email = customers[6]?.email ?? '';
  return {
    ...key,
    id: fixedId('entitlement given'),
    userId: userIdOf({ email }),
    email,
    title: findItem(state, key).title,
    source: 'GRANT',
    sourceId: fixedId('grant'),
    open: true,
    dateCreated: daysBefore(now, 17).toISOString(),
    endsAt: null,
    closedBecause: null,
    note: 'Sent us the corrected soft jaws.',
    licenceKeys: [],
  };
}
