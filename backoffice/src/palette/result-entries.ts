import { searched } from '@spindle/sdk/domain/backoffice/read-search';
import { shortDay } from '@spindle/sdk/domain/time/format-date-time';
import type { components } from '@spindle/sdk/schema';
import { orderPath, pickingPath } from '../orders/order-address.ts';
import { formatCents, humanize } from '../ui/format.ts';
import type { Entry } from './entry.ts';

type Schemas = components['schemas'];

/** Whether the user may open the order and item screens. */
type Opens = Record<'orders' | 'items', boolean | null>;

/** Returns the shop's search results as entries with links, most likely kind first. */
export function resultEntries(
  { orders, customers, items, tickets }: Schemas['AdminFound'],
  { opens, timeZone }: { opens: Opens; timeZone: string },
): Entry[] {
  return [
    ...orders.map((order) => ofOrder(order, opens, timeZone)),
    ...customers.map(ofCustomer),
    ...items.map((item) => ofItem(item, opens)),
    ...tickets.map(ofTicket),
  ];
}

const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(' · ');

function ofOrder(order: Schemas['FoundOrder'], opens: Opens, timeZone: string): Entry {
  const { orderId, name, email, orderState, total, trackingNumber } = order;
  return {
    key: `order ${orderId}`,
    group: 'Orders',
    label: joined(`#${orderId.slice(0, 8)}`, name),
    detail: joined(
      humanize(orderState.toLowerCase()),
      total === null ? null : formatCents(total),
      shortDay(new Date(order.dateCreated), timeZone),
    ),
    searchText: searched(name, email, orderId, `#${orderId}`, trackingNumber),
    act: {
      to: opens.orders ? orderPath(orderId) : pickingPath(orderId),
    },
  };
}

function ofCustomer({ id, email, firstName, lastName }: Schemas['FoundCustomer']): Entry {
  return {
    key: `customer ${id}`,
    group: 'Customers',
    label: `${firstName} ${lastName}`,
    detail: email,
    searchText: searched(firstName, lastName, email),
    act: { to: `/ui/admin/customers/${id}/show` },
  };
}

function ofItem(item: Schemas['FoundItem'], opens: Opens): Entry {
  const { catalogId, catalogItemId, title, externalId, enabled } = item;
  return {
    key: `item ${catalogId}/${catalogItemId}`,
    group: 'Items',
    label: title,
    detail: joined(externalId, catalogId, enabled ? null : 'Hidden from customers'),
    searchText: searched(title, externalId, catalogItemId),
    act: {
      to: opens.items
        ? `/ui/admin/items/${catalogId}_${catalogItemId}/show`
        : `/ui/admin/storeBuilder/${catalogId}/${catalogItemId}`,
    },
  };
}

function ofTicket({ id, number, issue, name, email, status }: Schemas['FoundTicket']): Entry {
  return {
    key: `ticket ${id}`,
    group: 'Tickets',
    label: `#${number} ${issue}`,
    detail: joined(name ?? email, humanize(status.toLowerCase())),
    searchText: searched(issue, name, email, `#${number}`),
    act: { to: `/ui/admin/tickets/${id}/show` },
  };
}
