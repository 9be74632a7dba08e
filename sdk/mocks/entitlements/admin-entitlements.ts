import type { components } from '../../src/schema.d.ts';
import { knownItem } from '../catalog/known-record.ts';
import type { MockList } from '../core/answer-list.ts';
import { flag, oneOfIds, oneOfTexts } from '../core/list-filters.ts';
import type { Entitlement, ShopState } from '../state.ts';
import { isOpen } from './open-entitlements.ts';

type Wire = components['schemas']['AdminEntitlement'];

const SOURCES = ['ORDER', 'SUBSCRIPTION', 'GRANT'];

/** What everybody may open as of `now`, and could before. */
export const adminEntitlements = (state: ShopState, now: Date): MockList<Wire> => ({
  resource: 'entitlements',
  records: state.entitlements.map((one) => present(state, one, now)),
  sortable: ['dateCreated', 'endsAt', 'catalogItemId', 'id'],
  defaultSort: { field: 'dateCreated', direction: 'DESC' },
  sortBy: { catalogItemId: ({ catalogId, catalogItemId }) => [catalogId, catalogItemId] },
  filters: {
    id: oneOfIds('id', ({ id }) => id),
    userId: oneOfIds('userId', ({ userId }) => userId),
    catalogId: oneOfTexts('catalogId', ({ catalogId }) => catalogId),
    catalogItemId: oneOfTexts('catalogItemId', ({ catalogItemId }) => catalogItemId),
    source: oneOfTexts('source', ({ source }) => source, SOURCES),
    open: flag('open', ({ open }) => open),
  },
});

/** With the names its owner and its item have now. */
function present(
  state: ShopState,
  { dateChanged: _, otherKeys: _keys, ...entitlement }: Entitlement,
  now: Date,
): Wire {
  const { email } = state.people.find(({ userId }) => userId === entitlement.userId) ?? entitlement;
  const { title } = knownItem(state, entitlement) ?? entitlement;
  return { ...entitlement, email, title, open: isOpen(entitlement, now) };
}
