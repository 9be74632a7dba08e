import {
  holdsAll,
  isNamed,
  isOneLetter,
  MOST_FOUND,
  readSearch,
  searched,
  type BackOfficeSearch,
} from '../../domain/backoffice/read-search.ts';
import { factsOf } from '../../domain/search/facts.ts';
import { readQuery } from '../../domain/search/read-query.ts';
import { searchFacts } from '../../domain/search/search-facts.ts';
import type { components } from '../../src/schema.d.ts';
import { itemsOf } from '../catalog/shop-window.ts';
import type { MockCall } from '../core/call.ts';
import { buyerOf } from '../orders/find-order.ts';
import { waitsForPicking } from '../picking/pick-order.ts';
import type { Order, Person, ShopState } from '../state.ts';

type Schemas = components['schemas'];

/** What somebody who looks for it may want, as far as their role reads. */
export function searchBackOffice({
  state,
  query,
  caller,
}: MockCall<'searchBackOffice'>): Schemas['AdminFound'] {
  const search = readSearch(query.q);
  if (search.parts.length === 0 || isOneLetter(search))
    return { orders: [], items: [], customers: [], tickets: [] };
  const items = findItems(state, query.q);
  const named = state.orders.filter(({ orderId, trackingNumber }) =>
    isNamed(search, { id: orderId, trackingNumber }),
  );
  if (caller?.extended !== true) {
    const toPick = newest(named.filter((one) => waitsForPicking(state, one))).map((order) =>
      presented(state, order),
    );
    const orders = toPick.map((order) => ({ ...order, name: null, email: null, total: null }));
    return { orders, items, customers: [], tickets: [] };
  }
  const people = state.people.filter(({ firstName, lastName, email }) =>
    holdsAll(search, searched(firstName, lastName, email)),
  );
  const buyers = new Set(people.map(({ userId }) => userId));
  const bought = state.orders.filter(({ userId }) => buyers.has(userId));
  const orders = [...new Set([...newest(named), ...newest(bought)])].slice(0, MOST_FOUND);
  return {
    orders: orders.map((order) => presented(state, order)),
    items,
    customers: newest(people).map(({ userId, email, firstName, lastName }) => ({
      id: userId,
      email,
      firstName,
      lastName,
    })),
    tickets: findTickets(state, search),
  };
}

const newest = <Dated extends { dateCreated: string }>(records: readonly Dated[]) =>
  records.toSorted((a, b) => b.dateCreated.localeCompare(a.dateCreated)).slice(0, MOST_FOUND);

function findTickets({ tickets }: ShopState, search: BackOfficeSearch): Schemas['FoundTicket'][] {
  const numbered = tickets.filter(({ number }) => number === search.number);
  const fitting = tickets.filter(({ name, email, issue }) =>
    holdsAll(search, searched(name, email, issue)),
  );
  return [...new Set([...numbered, ...newest(fitting)])]
    .slice(0, MOST_FOUND)
    .map(({ id, number, issue, email, name, status, dateCreated }) => ({
      id,
      number,
      issue,
      email,
      name,
      status,
      dateCreated,
    }));
}

/** As customers find them, those also that they do not see. */
function findItems(state: ShopState, q: string): Schemas['FoundItem'][] {
  if (readQuery(q, state.synonyms.groups).length === 0) return [];
  const all = state.catalogs.flatMap((catalog) =>
    itemsOf(state, catalog.catalogId).map((item) => ({
      item,
      facts: factsOf(item, catalog),
      price: 0,
      inStock: false,
      dateCreated: item.dateCreated,
    })),
  );
  const wanted = { q, filters: [], price: {}, inStock: false, sort: 'relevance' } as const;
  const { items, corrected } = searchFacts(all, wanted, state.synonyms.groups);
  if (corrected !== undefined) return [];
  return items
    .slice(0, MOST_FOUND)
    .map(({ catalogId, catalogItemId, title, externalId, enabled }) => ({
      catalogId,
      catalogItemId,
      title,
      externalId,
      enabled,
    }));
}

function presented({ people }: ShopState, order: Order): Schemas['FoundOrder'] {
  const buyer = buyerOf({ people }, order);
  return {
    orderId: order.orderId,
    customerId: buyer?.customerId ?? order.customerId,
    name: buyer ? nameOf(buyer) : null,
    email: buyer?.email ?? null,
    dateCreated: order.dateCreated,
    orderState: order.orderState,
    total: order.total,
    trackingNumber: order.trackingNumber,
  };
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;
