import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { CreateInList } from '../ui/create-in-list.tsx';

interface Records extends ResourceProps {
  /** The tool they belong to, where it isn't called as they are. */
  tool?: string;
}

/** Lists and their records, by what they are called in the address. */
export const resources: readonly Records[] = [
  {
    name: 'orders',
    tool: 'orderManager',
    list: lazy(async () => ({ default: (await import('../orders/all-orders.tsx')).AllOrders })),
    show: lazy(async () => ({ default: (await import('../orders/order-show.tsx')).OrderShow })),
  },
  {
    name: 'invoices',
    recordRepresentation: 'number',
    list: lazy(async () => ({
      default: (await import('../invoices/invoice-list.tsx')).InvoiceList,
    })),
    show: lazy(async () => ({
      default: (await import('../invoices/invoice-show.tsx')).InvoiceShow,
    })),
  },
  {
    name: 'items',
    recordRepresentation: 'title',
    list: lazy(async () => ({ default: (await import('../catalog/item-list.tsx')).ItemList })),
    show: lazy(async () => ({ default: (await import('../catalog/item-show.tsx')).ItemShow })),
    edit: lazy(async () => ({ default: (await import('../catalog/item-edit.tsx')).ItemEdit })),
    create: lazy(async () => ({
      default: (await import('../catalog/new-item-screen.tsx')).NewItemScreen,
    })),
  },
  {
    name: 'stock',
    list: lazy(async () => ({ default: (await import('../inventory/stock-list.tsx')).StockList })),
  },
  {
    name: 'codes',
    list: lazy(async () => ({ default: (await import('../checkout/code-list.tsx')).CodeList })),
    create: CreateInList,
  },
  {
    name: 'customers',
    recordRepresentation: 'email',
    list: lazy(async () => ({
      default: (await import('../identity/customer-list.tsx')).CustomerList,
    })),
    show: lazy(async () => ({
      default: (await import('../identity/customer-show.tsx')).CustomerShow,
    })),
  },
  {
    name: 'subscriptions',
    recordRepresentation: 'title',
    list: lazy(async () => ({
      default: (await import('../subscriptions/subscription-list.tsx')).SubscriptionList,
    })),
    show: lazy(async () => ({
      default: (await import('../subscriptions/subscription-show.tsx')).SubscriptionShow,
    })),
  },
  {
    name: 'tickets',
    list: lazy(async () => ({ default: (await import('../support/ticket-list.tsx')).TicketList })),
    show: lazy(async () => ({ default: (await import('../support/ticket-show.tsx')).TicketShow })),
  },
  {
    name: 'members',
    recordRepresentation: 'discordUsername',
    list: lazy(async () => ({
      default: (await import('../community/member-list.tsx')).MemberList,
    })),
    show: lazy(async () => ({
      default: (await import('../community/member-show.tsx')).MemberShow,
    })),
  },
  {
    name: 'audit',
    list: lazy(async () => ({ default: (await import('../audit/audit-list.tsx')).AuditList })),
    show: lazy(async () => ({ default: (await import('../audit/audit-show.tsx')).AuditShow })),
  },
  {
    name: 'securityEvents',
    list: lazy(async () => ({
      default: (await import('../security/security-event-list.tsx')).SecurityEventList,
    })),
    show: lazy(async () => ({
      default: (await import('../security/security-event-show.tsx')).SecurityEventShow,
    })),
  },
  {
    name: 'tokens',
    list: lazy(async () => ({ default: (await import('../tokens/token-list.tsx')).TokenList })),
    create: CreateInList,
  },
  {
    name: 'webhooks',
    list: lazy(async () => ({
      default: (await import('../webhooks/webhook-list.tsx')).WebhookList,
    })),
    show: lazy(async () => ({
      default: (await import('../webhooks/webhook-show.tsx')).WebhookShow,
    })),
    create: CreateInList,
  },
  {
    name: 'jobs',
    list: lazy(async () => ({ default: (await import('../deadletters/job-list.tsx')).JobList })),
    show: lazy(async () => ({ default: (await import('../deadletters/job-show.tsx')).JobShow })),
  },
];

/** Tools that are screens of their own, not a list and its records. */
export const managers = [
  {
    name: 'orderManager',
    path: '/orderManager',
    screen: lazy(async () => ({
      default: (await import('../orders/order-list.tsx')).OrderList,
    })),
  },
  {
    name: 'adminShipping',
    path: '/adminShipping',
    screen: lazy(async () => ({
      default: (await import('../shipping/shipping-manager.tsx')).ShippingManager,
    })),
  },
  {
    name: 'adminPicking',
    path: '/adminPicking',
    screen: lazy(async () => ({
      default: (await import('../picking/picking-manager.tsx')).PickingManager,
    })),
  },
  {
    name: 'packing',
    path: '/packing',
    screen: lazy(async () => ({
      default: (await import('../packing/packing-screen.tsx')).PackingScreen,
    })),
  },
  {
    name: 'codes',
    path: '/codes/sales',
    screen: lazy(async () => ({ default: (await import('../checkout/sale-lists.tsx')).SalesOn })),
  },
  {
    name: 'codes',
    path: '/codes/sales/coming',
    screen: lazy(async () => ({
      default: (await import('../checkout/sale-lists.tsx')).SalesToCome,
    })),
  },
  {
    name: 'codes',
    path: '/codes/sales/ended',
    screen: lazy(async () => ({
      default: (await import('../checkout/sale-lists.tsx')).SalesThatEnded,
    })),
  },
  {
    name: 'tickets',
    path: '/ticketTemplates',
    screen: lazy(async () => ({
      default: (await import('../support/templates-screen.tsx')).TemplatesScreen,
    })),
  },
  {
    name: 'insights',
    path: '/insights',
    screen: lazy(async () => ({
      default: (await import('../insights/insights-screen.tsx')).InsightsScreen,
    })),
  },
  {
    name: 'accounting',
    path: '/accounting',
    screen: lazy(async () => ({
      default: (await import('../accounting/accounting-screen.tsx')).AccountingScreen,
    })),
  },
  {
    name: 'stock',
    path: '/stock/runsOut',
    screen: lazy(async () => ({
      default: (await import('../inventory/running-out.tsx')).RunningOut,
    })),
  },
  {
    name: 'stock',
    path: '/stock/taking',
    screen: lazy(async () => ({
      default: (await import('../inventory/taking/taking-screen.tsx')).TakingScreen,
    })),
  },
  {
    name: 'items',
    path: '/items/sheet',
    screen: lazy(async () => ({
      default: (await import('../sheet/sheet-screen.tsx')).SheetScreen,
    })),
  },
  {
    name: 'items',
    path: '/items/import',
    screen: lazy(async () => ({
      default: (await import('../sheet/import-screen.tsx')).ImportScreen,
    })),
  },
  {
    name: 'items',
    path: '/items/changes',
    screen: lazy(async () => ({
      default: (await import('../sheet/changes-screen.tsx')).ChangesScreen,
    })),
  },
  {
    name: 'searchWords',
    path: '/searchWords',
    screen: lazy(async () => ({
      default: (await import('../search/synonyms-screen.tsx')).SynonymsScreen,
    })),
  },
  {
    name: 'searchWords',
    path: '/searchWords/inVain',
    screen: lazy(async () => ({
      default: (await import('../search/searched-in-vain.tsx')).SearchedInVain,
    })),
  },
  {
    name: 'searchWords',
    path: '/searchWords/most',
    screen: lazy(async () => ({
      default: (await import('../search/most-searched.tsx')).MostSearched,
    })),
  },
];
