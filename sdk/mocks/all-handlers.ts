import { accounting } from './accounting/handlers.ts';
import { account } from './account/handlers.ts';
import { dataExports } from './account/exports.ts';
import { personalData } from './account/personal-data.ts';
import { addressBook } from './account/address-book.ts';
import { ownSessions } from './account/sessions.ts';
import { audit } from './audit/handlers.ts';
import { security } from './security/handlers.ts';
import { backoffice } from './backoffice/handlers.ts';
import { bulk } from './bulk/handlers.ts';
import { imports } from './imports/handlers.ts';
import { families } from './catalog/families/handlers.ts';
import { catalog } from './catalog/handlers.ts';
import { community } from './community/handlers.ts';
import { config } from './config/handlers.ts';
import { content } from './content/handlers.ts';
import { publishedContract } from './contract/handlers.ts';
import type { MockHandlers } from './core/call.ts';
import { deadletters } from './deadletters/handlers.ts';
import { events } from './events/handlers.ts';
import { health } from './health/handlers.ts';
import { identity } from './identity/handlers.ts';
import { remarks } from './remarks/handlers.ts';
import { ticketTemplates } from './support/templates.ts';
import { support } from './support/handlers.ts';
import { tokens } from './tokens/handlers.ts';
import { insights } from './insights/handlers.ts';
import { invoices } from './invoices/handlers.ts';
import { inventory } from './inventory/handlers.ts';
import { downloadUploads } from './media/download-handlers.ts';
import { media } from './media/handlers.ts';
import { cart } from './cart/handlers.ts';
import { notices } from './notices/handlers.ts';
import { partslist } from './partslist/handlers.ts';
import { checkout } from './checkout/handlers.ts';
import { discountCodes } from './checkout/code-handlers.ts';
import { orders } from './orders/handlers.ts';
import { orderLists } from './orders/staff/admin-orders.ts';
import { moneyLists } from './orders/staff/money-lists.ts';
import { staffOrders } from './orders/staff/handlers.ts';
import { payments } from './payments/handlers.ts';
import { packing } from './picking/packing.ts';
import { picking } from './picking/handlers.ts';
import { emails } from './emails/handlers.ts';
import { redirects } from './redirects/handlers.ts';
import { settings } from './settings/handlers.ts';
import { search } from './search/handlers.ts';
import { shipping } from './shipping/handlers.ts';
import { entitlements } from './entitlements/handlers.ts';
import { webhooks } from './webhooks/handlers.ts';
import { subscriptions } from './subscriptions/handlers.ts';
import { licensedContent } from './subscriptions/licensed-content/handlers.ts';

export const allHandlers: MockHandlers = {
  ...audit,
  ...security,
  ...webhooks,
  ...deadletters,
  ...backoffice,
  ...community,
  ...content,
  ...emails,
  ...redirects,
  ...settings,
  ...remarks,
  ...support,
  ...ticketTemplates,
  ...catalog,
  ...families,
  ...downloadUploads,
  ...accounting,
  ...insights,
  ...inventory,
  ...media,
  ...health,
  ...account,
  ...addressBook,
  ...ownSessions,
  ...personalData,
  ...dataExports,
  ...config,
  ...publishedContract,
  ...identity,
  ...tokens,
  ...events,
  ...cart,
  ...notices,
  ...partslist,
  ...checkout,
  ...discountCodes,
  ...orders,
  ...orderLists,
  ...moneyLists,
  ...staffOrders,
  ...invoices,
  ...payments,
  ...picking,
  ...packing,
  ...bulk,
  ...imports,
  ...search,
  ...shipping,
  ...entitlements,
  ...subscriptions,
  ...licensedContent,
};
