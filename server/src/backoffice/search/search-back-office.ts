import type { EntityManager } from '@mikro-orm/postgresql';
import { isOneLetter, readSearch } from '@spindle/sdk/domain/backoffice/read-search';
import {
  holdsAny,
  type ScopeHolder,
  type StaffScope,
} from '@spindle/sdk/domain/identity/staff-roles';
import type { components } from '@spindle/sdk/schema';
import { findCustomers } from './find-customers.ts';
import { findItems } from './find-items.ts';
import { findOrders, findOrdersToPick } from './find-orders.ts';
import { findTickets } from './find-tickets.ts';

type SearchResults = components['schemas']['AdminFound'];

/** Finds records that someone may mean by `q`, limited to records that they can read. */
export async function searchBackOffice(
  em: EntityManager,
  q: string,
  reader: ScopeHolder,
): Promise<SearchResults> {
  const search = readSearch(q);
  if (search.parts.length === 0 || isOneLetter(search))
    return { orders: [], items: [], customers: [], tickets: [] };
  const reads = (...scopes: StaffScope[]) => holdsAny(reader, scopes);
  return {
    orders: await (reads('orders:read')
      ? findOrders(em, search)
      : reads('picking:write')
        ? findOrdersToPick(em, search)
        : []),
    items: reads('catalog:read', 'picking:write', 'orders:read') ? await findItems(em, q) : [],
    customers: reads('customers:read') ? await findCustomers(em, search) : [],
    tickets: reads('tickets:write') ? await findTickets(em, search) : [],
  };
}
