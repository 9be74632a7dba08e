import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import type { ResourceProps } from 'react-admin';
import { CreateInList } from '../ui/create-in-list.tsx';

interface Records extends ResourceProps {
  /** The tool that contains this resource. Defaults to the tool with the same name. */
  tool?: string;
}

/** The lists and their records, by their names in the URL. */
export const resources: readonly Records[] = [
  {
    name: 'orders',
    tool: 'orderManager',
    list: lazyComponent(async () => (await import('../pages/all-orders.tsx')).AllOrders),
    show: lazyComponent(async () => (await import('../pages/order-show.tsx')).OrderShow),
  },
  {
    name: 'invoices',
    recordRepresentation: 'number',
    list: lazyComponent(async () => (await import('../pages/invoice-list.tsx')).InvoiceList),
    show: lazyComponent(async () => (await import('../pages/invoice-show.tsx')).InvoiceShow),
  },
  {
    name: 'items',
    recordRepresentation: 'title',
    list: lazyComponent(async () => (await import('../pages/item-list.tsx')).ItemList),
    show: lazyComponent(async () => (await import('../pages/item-show.tsx')).ItemShow),
    edit: lazyComponent(async () => (await import('../pages/item-edit.tsx')).ItemEdit),
    create: lazyComponent(async () => (await import('../pages/new-item-screen.tsx')).NewItemScreen),
  },
  {
    name: 'stock',
    list: lazyComponent(async () => (await import('../pages/stock-list.tsx')).StockList),
  },
  {
    name: 'codes',
    list: lazyComponent(async () => (await import('../pages/code-list.tsx')).CodeList),
    create: CreateInList,
  },
  {
    name: 'customers',
    recordRepresentation: 'email',
    list: lazyComponent(async () => (await import('../pages/customer-list.tsx')).CustomerList),
    show: lazyComponent(async () => (await import('../pages/customer-show.tsx')).CustomerShow),
  },
  {
    name: 'subscriptions',
    recordRepresentation: 'title',
    list: lazyComponent(
      async () => (await import('../pages/subscription-list.tsx')).SubscriptionList,
    ),
    show: lazyComponent(
      async () => (await import('../pages/subscription-show.tsx')).SubscriptionShow,
    ),
  },
  {
    name: 'tickets',
    list: lazyComponent(async () => (await import('../pages/ticket-list.tsx')).TicketList),
    show: lazyComponent(async () => (await import('../pages/ticket-show.tsx')).TicketShow),
  },
  {
    name: 'members',
    recordRepresentation: 'discordUsername',
    list: lazyComponent(async () => (await import('../pages/member-list.tsx')).MemberList),
    show: lazyComponent(async () => (await import('../pages/member-show.tsx')).MemberShow),
  },
  {
    name: 'audit',
    list: lazyComponent(async () => (await import('../pages/audit-list.tsx')).AuditList),
    show: lazyComponent(async () => (await import('../pages/audit-show.tsx')).AuditShow),
  },
  {
    name: 'securityEvents',
    list: lazyComponent(
      async () => (await import('../pages/security-event-list.tsx')).SecurityEventList,
    ),
    show: lazyComponent(
      async () => (await import('../pages/security-event-show.tsx')).SecurityEventShow,
    ),
  },
  {
    name: 'redirects',
    list: lazyComponent(async () => (await import('../pages/redirect-list.tsx')).RedirectList),
    create: CreateInList,
  },
  {
    name: 'tokens',
    list: lazyComponent(async () => (await import('../pages/token-list.tsx')).TokenList),
    create: CreateInList,
  },
  {
    name: 'webhooks',
    list: lazyComponent(async () => (await import('../pages/webhook-list.tsx')).WebhookList),
    show: lazyComponent(async () => (await import('../pages/webhook-show.tsx')).WebhookShow),
    create: CreateInList,
  },
  {
    name: 'jobs',
    list: lazyComponent(async () => (await import('../pages/job-list.tsx')).JobList),
    show: lazyComponent(async () => (await import('../pages/job-show.tsx')).JobShow),
  },
];

/** Tools that have their own screens instead of a list of records. */
export const managers = [
  {
    name: 'orderManager',
    path: '/orderManager',
    screen: lazyComponent(async () => (await import('../pages/order-list.tsx')).OrderList),
  },
  {
    name: 'adminShipping',
    path: '/adminShipping',
    screen: lazyComponent(
      async () => (await import('../pages/shipping-manager.tsx')).ShippingManager,
    ),
  },
  {
    name: 'adminPicking',
    path: '/adminPicking',
    screen: lazyComponent(
      async () => (await import('../pages/picking-manager.tsx')).PickingManager,
    ),
  },
  {
    name: 'packing',
    path: '/packing',
    screen: lazyComponent(async () => (await import('../pages/packing-screen.tsx')).PackingScreen),
  },
  {
    name: 'codes',
    path: '/codes/sales',
    screen: lazyComponent(async () => (await import('../pages/sale-lists.tsx')).ActiveSales),
  },
  {
    name: 'codes',
    path: '/codes/sales/coming',
    screen: lazyComponent(async () => (await import('../pages/sale-lists.tsx')).ScheduledSales),
  },
  {
    name: 'codes',
    path: '/codes/sales/ended',
    screen: lazyComponent(async () => (await import('../pages/sale-lists.tsx')).EndedSales),
  },
  {
    name: 'tickets',
    path: '/ticketTemplates',
    screen: lazyComponent(
      async () => (await import('../pages/templates-screen.tsx')).TemplatesScreen,
    ),
  },
  {
    name: 'settings',
    path: '/settings',
    screen: lazyComponent(
      async () => (await import('../pages/settings-screen.tsx')).SettingsScreen,
    ),
  },
  {
    name: 'insights',
    path: '/insights',
    screen: lazyComponent(
      async () => (await import('../pages/insights-screen.tsx')).InsightsScreen,
    ),
  },
  {
    name: 'accounting',
    path: '/accounting',
    screen: lazyComponent(
      async () => (await import('../pages/accounting-screen.tsx')).AccountingScreen,
    ),
  },
  {
    name: 'imports',
    path: '/imports',
    screen: lazyComponent(async () => (await import('../pages/imports-screen.tsx')).ImportsScreen),
  },
  {
    name: 'imports',
    path: '/imports/:id',
    screen: lazyComponent(async () => (await import('../pages/import-show.tsx')).ImportShow),
  },
  {
    name: 'stock',
    path: '/stock/runsOut',
    screen: lazyComponent(async () => (await import('../pages/running-out.tsx')).RunningOut),
  },
  {
    name: 'stock',
    path: '/stock/taking',
    screen: lazyComponent(
      async () => (await import('../pages/stock-entry-screen.tsx')).StockEntryScreen,
    ),
  },
  {
    name: 'items',
    path: '/items/sheet',
    screen: lazyComponent(async () => (await import('../pages/sheet-screen.tsx')).SheetScreen),
  },
  {
    name: 'items',
    path: '/items/changes',
    screen: lazyComponent(async () => (await import('../pages/changes-screen.tsx')).ChangesScreen),
  },
  {
    name: 'emails',
    path: '/emails',
    screen: lazyComponent(async () => (await import('../pages/email-list.tsx')).EmailList),
  },
  {
    name: 'emails',
    path: '/emails/:kind',
    screen: lazyComponent(async () => (await import('../pages/email-screen.tsx')).EmailScreen),
  },
  {
    name: 'searchWords',
    path: '/searchWords',
    screen: lazyComponent(
      async () => (await import('../pages/synonyms-screen.tsx')).SynonymsScreen,
    ),
  },
  {
    name: 'searchWords',
    path: '/searchWords/inVain',
    screen: lazyComponent(
      async () => (await import('../pages/zero-result-searches.tsx')).ZeroResultSearches,
    ),
  },
  {
    name: 'searchWords',
    path: '/searchWords/most',
    screen: lazyComponent(async () => (await import('../pages/most-searched.tsx')).MostSearched),
  },
];
