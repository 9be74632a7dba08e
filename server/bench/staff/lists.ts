import { adminAudit } from '../../src/audit/admin-audit.ts';
import { adminItems } from '../../src/catalog/admin-lists.ts';
import { adminCodes } from '../../src/checkout/discounts/admin-codes.ts';
import { adminMembers } from '../../src/community/admin-members.ts';
import type { ListPage } from '../../src/database/list-query.ts';
import type { ResourceList } from '../../src/http/resource-list.ts';
import { adminCustomers } from '../../src/identity/admin-customers.ts';
import { adminStock } from '../../src/inventory/admin-stock.ts';
import { adminInvoices } from '../../src/invoices/admin-invoices.ts';
import { adminDisputes } from '../../src/orders/admin-disputes.ts';
import { adminOrders } from '../../src/orders/admin-orders.ts';
import { adminRefunds } from '../../src/orders/refunds/admin-refunds.ts';
import { adminSecurityEvents } from '../../src/security/admin-security-events.ts';
import { adminQueries } from '../../src/search/admin-queries.ts';
import { adminSubscriptions } from '../../src/subscriptions/admin-subscriptions.ts';
import { adminTickets } from '../../src/support/admin-tickets.ts';
import { daysAgo, of, orderFilters, together, typedTexts } from './order-filters.ts';

type Filters = Readonly<Record<string, ListPage['filter']>>;

export interface StaffList {
  list: Pick<ResourceList<unknown>, 'resource' | 'read'>;
  /** Fields that the screen sorts by. */
  sorts: readonly string[];
  filters: Filters;
}

const flags = [true, false] as const;
const all = { all: {} };
const months = {
  'this month': { dateCreated_gte: daysAgo(30) },
  'a month': { dateCreated_gte: daysAgo(400), dateCreated_lte: daysAgo(370) },
  'before it began': { dateCreated_lte: daysAgo(20_000) },
};

/** Every long list of the back-office with the filters its screen offers, alone and combined. */
export const staffLists = (now: Date): StaffList[] => [
  { list: adminOrders, sorts: ['dateCreated', 'orderState', 'id'], filters: orderFilters },
  { list: adminCustomers, sorts: ['dateCreated', 'email', 'lastName'], filters: customerFilters },
  {
    list: adminItems(now),
    sorts: ['catalogId', 'title', 'id', 'price', 'inventory', 'dateModified'],
    filters: itemFilters,
  },
  { list: adminInvoices, sorts: ['dateIssued', 'number'], filters: invoiceFilters },
  { list: adminRefunds, sorts: ['dateCreated'], filters: refundFilters },
  { list: adminDisputes, sorts: ['dateCreated'], filters: disputeFilters },
  { list: adminTickets, sorts: ['dateMessage', 'number', 'status'], filters: ticketFilters },
  {
    list: adminSubscriptions,
    sorts: ['dateCreated', 'status', 'currentPeriodEnd'],
    filters: subscriptionFilters,
  },
  {
    list: adminMembers(now),
    sorts: ['dateCreated', 'dateChecked', 'discordUsername'],
    filters: memberFilters,
  },
  { list: adminStock, sorts: ['dateCreated'], filters: stockFilters },
  { list: adminAudit(null), sorts: ['dateCreated'], filters: auditFilters },
  { list: adminSecurityEvents, sorts: ['dateCreated'], filters: securityFilters },
  { list: adminCodes, sorts: ['dateCreated', 'code', 'used', 'ends'], filters: codeFilters },
  { list: adminQueries, sorts: ['searches', 'found', 'dateLast', 'query'], filters: queryFilters },
];

const someOrder = { orderId: '6f0c1f3a-2f64-4d6e-9a3b-0d5d3d1c9b11' };

const securityFilters: Filters = {
  ...all,
  ...months,
  ...of('type', ['sign_in.failed', 'role.refused']),
  'of a person': { userEmail: 'ada.becker@example.com' },
  'from an address': { address: '203.0.113.7' },
};

const refundFilters: Filters = {
  ...all,
  ...months,
  ...of('state', ['SUCCEEDED', 'FAILED']),
  'of an order': someOrder,
};

const disputeFilters: Filters = {
  ...all,
  ...months,
  ...of('open', flags),
  'of an order': someOrder,
};

const customerFilters: Filters = {
  ...all,
  ...of('q', typedTexts),
  ...of('extended', flags),
  ...of('warehouse', flags),
  ...of('tag', ['wholesale', 'late payer', 'no such tag']),
  ...together(of('warehouse', [false]), of('tag', ['wholesale', 'late payer'])),
  ...months,
  ...together(months, of('tag', ['late payer'])),
  ...together(months, of('q', ['becker'])),
};

const itemFilters: Filters = {
  ...all,
  ...of('q', ['collet', 'er20', 'spindle 2.2', 'x', 'e', '%', 'no such item']),
  ...of('catalogId', ['borealis-vises-and-clamps', 'none']),
  ...of('enabled', flags),
  ...of('outOfStock', flags),
  ...of('sale', [['on', 'coming', 'ended'], 'on']),
  ...together(of('enabled', flags), of('outOfStock', flags)),
  ...together(of('q', ['collet', 'e']), of('outOfStock', flags)),
};

const invoiceFilters: Filters = {
  ...all,
  ...of('q', [...typedTexts, 'INV-', 'INV-0001', 'inv-0001234', '0001234', 'cn']),
  ...of('kind', ['INVOICE', 'CREDIT_NOTE', 'CANCELLATION']),
  'a month': { dateIssued_gte: daysAgo(400), dateIssued_lte: daysAgo(370) },
  'a month of credit notes': {
    dateIssued_gte: daysAgo(400),
    dateIssued_lte: daysAgo(370),
    kind: 'CREDIT_NOTE',
  },
  ...together(of('kind', ['CREDIT_NOTE', 'INVOICE']), of('q', ['becker', 'an', 'INV-'])),
};

const ticketFilters: Filters = {
  ...all,
  ...of('q', [...typedTexts, 'collet', 'shank of 7', '#77', 'no such']),
  ...of('status', ['OPEN', 'WAITING', 'CLOSED']),
  ...together(of('status', ['OPEN', 'CLOSED']), of('q', ['collet', 'becker', 'a'])),
  ...months,
  ...together(months, of('status', ['OPEN', 'CLOSED'])),
};

const subscriptionFilters: Filters = {
  ...all,
  ...of('email', ['ada.becker77@example.com', 'nobody@example.com']),
  ...of('status', ['active', 'past_due', 'canceled', 'unpaid']),
  ...of('catalogId', ['licenses', 'none']),
  ...of('cancelled', flags),
  ...together(of('status', ['active', 'past_due', 'canceled']), of('cancelled', flags)),
  ...months,
  ...together(months, of('status', ['active', 'past_due'])),
  ...together(months, of('cancelled', [true])),
};

const memberFilters: Filters = {
  ...all,
  ...of('email', ['becker', 'ada.b', 'e', 'example.com', 'nobody@']),
  ...of('discordUsername', ['ada', 'e', 'zz', '_77']),
  ...months,
  ...together(months, of('problem', flags)),
  ...of('problem', flags),
};

const stockFilters: Filters = {
  ...all,
  ...of('reason', ['receipt', 'sale', 'loss', 'edit']),
  'an item': { catalogId: 'borealis-vises-and-clamps', catalogItemId: 'vc-151' },
  ...of('catalogItemId', ['vc-151', 'none']),
  ...of('catalogId', ['borealis-vises-and-clamps', 'none']),
  'a month of receipts': {
    dateCreated_gte: daysAgo(400),
    dateCreated_lte: daysAgo(370),
    reason: 'receipt',
  },
};

const auditFilters: Filters = {
  ...all,
  ...of('action', ['orders.pick', 'roles.change', 'orders.buy-label', 'none.such']),
  ...of('actorEmail', ['staff1@example.com', 'nobody@example.com']),
  ...of('subject', ['item router_7', 'item router_none']),
  'a month of label': {
    dateCreated_gte: daysAgo(400),
    dateCreated_lte: daysAgo(370),
    action: 'orders.buy-label',
  },
  ...together(
    of('actorEmail', ['staff1@example.com']),
    of('action', ['roles.change', 'orders.pick']),
  ),
};

const codeFilters: Filters = { ...all, ...of('active', flags), ...of('q', ['code7', '9', 'none']) };

const queryFilters: Filters = {
  ...all,
  ...of('inVain', flags),
  ...of('q', ['collet', 'e', '77', 'none']),
  ...together(of('inVain', [true]), of('q', ['collet', 'none'])),
};
