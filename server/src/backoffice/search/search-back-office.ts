import type { EntityManager } from '@mikro-orm/postgresql';
import { isOneLetter, readSearch } from '@spindle/sdk/domain/backoffice/read-search';
import type { components } from '@spindle/sdk/schema';
import { findCustomers } from './find-customers.ts';
import { findItems } from './find-items.ts';
import { findOrders, findOrdersToPick } from './find-orders.ts';
import { findTickets } from './find-tickets.ts';

type SearchResults = components['schemas']['AdminFound'];

/** Finds records that someone may mean by `q`, limited to records that their role can read. */
export async function searchBackOffice(
  em: EntityManager,
  q: string,
  { extended }: { extended: boolean },
): Promise<SearchResults> {
  const search = readSearch(q);
  if (search.parts.length === 0 || isOneLetter(search))
    return { orders: [], items: [], customers: [], tickets: [] };
  const items = await findItems(em, q);
  if (!extended) {
    return { orders: await findOrdersToPick(em, search), items, customers: [], tickets: [] };
  }
  return {
    orders: await findOrders(em, search),
    items,
    customers: await findCustomers(em, search),
    tickets: await findTickets(em, search),
  };
}
