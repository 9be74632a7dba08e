import { addressBook } from './account/addresses/handlers.ts';
import { ownSessions } from './account/sessions/handlers.ts';
import { accounting } from './accounting/handlers.ts';
import { account } from './account/handlers.ts';
import { passkeys } from './account/passkeys/handlers.ts';
import { auditLists } from './audit/admin-audit.ts';
import { backoffice } from './backoffice/handlers.ts';
import { bulk } from './bulk/handlers.ts';
import { cart } from './cart/handlers.ts';
import { families } from './catalog/families/handlers.ts';
import { catalogLists } from './catalog/admin-lists.ts';
import { catalog } from './catalog/handlers.ts';
import { catalogPictures } from './catalog/picture-handlers.ts';
import { publishing } from './catalog/publishing/handlers.ts';
import { cdn } from './cdn/handlers.ts';
import { checkoutHandlers } from './checkout/handlers.ts';
import { discounts } from './checkout/discounts/handlers.ts';
import { cartPage } from './checkout/cart-page.ts';
import { community } from './community/handlers.ts';
import { contentLists } from './content/admin-lists.ts';
import { content } from './content/handlers.ts';
import { contentPictures } from './content/picture-handlers.ts';
import type { Handlers } from './contract/handlers.ts';
import { type HealthCheck, healthHandlers } from './contract/health.ts';
import { publishedContract } from './contract/published.ts';
import { entitlements } from './entitlements/handlers.ts';
import { staffIdentity } from './identity/admin-handlers.ts';
import { events } from './events/handlers.ts';
import { identity } from './identity/handlers.ts';
import { recovery } from './identity/recovery/handlers.ts';
import { registration } from './identity/registration/handlers.ts';
import { imports } from './imports/handlers.ts';
import { insights } from './insights/handlers.ts';
import { invoices } from './invoices/handlers.ts';
import { stockLists } from './inventory/admin-handlers.ts';
import { inventory } from './inventory/handlers.ts';
import { orderLists } from './orders/admin-handlers.ts';
import { orderHandlers } from './orders/handlers.ts';
import { staffOrders } from './orders/staff/handlers.ts';
import { notices } from './notices/handlers.ts';
import { partslist } from './partslist/handlers.ts';
import { deadletters } from './deadletters/handlers.ts';
import { payments } from './payments/handlers.ts';
import { settlePage } from './payments/pages/settle-page.ts';
import { personalData } from './personal-data/handlers.ts';
import { picking } from './picking/handlers.ts';
import { packing } from './picking/packing/handlers.ts';
import { securityLists } from './security/admin-security-events.ts';
import { emails } from './emails/handlers.ts';
import { redirects } from './redirects/handlers.ts';
import { settings } from './settings/handlers.ts';
import { search } from './search/handlers.ts';
import { shipping } from './shipping/handlers.ts';
import { subscriptionLists } from './subscriptions/admin-handlers.ts';
import { subscriptions } from './subscriptions/handlers.ts';
import { licensedContent } from './subscriptions/licensed-content/handlers.ts';
import { readStartStatus } from './subscriptions/read-start-status.ts';
import { remarks } from './remarks/handlers.ts';
import { ticketTemplates } from './support/templates.ts';
import { support } from './support/handlers.ts';
import { tokens } from './tokens/handlers.ts';
import { webhooks } from './webhooks/handlers.ts';

/**
 * Returns the handlers for all operations in the contract. The compiler reports a missing handler.
 */
export function makeHandlers(readiness: readonly HealthCheck[]): Handlers {
  return {
    ...identity,
    ...account,
    ...addressBook,
    ...ownSessions,
    ...passkeys,
    ...personalData,
    ...recovery,
    ...registration,
    ...staffIdentity,
    ...catalog,
    ...catalogLists,
    ...families,
    ...publishing,
    ...notices,
    ...search,
    ...content,
    ...contentLists,
    ...emails,
    ...redirects,
    ...settings,
    ...cdn,
    ...entitlements,
    ...inventory,
    ...licensedContent,
    ...catalogPictures,
    ...contentPictures,
    ...stockLists,
    ...cart,
    ...partslist,
    ...checkoutHandlers({ readSubscriptionStart: readStartStatus }),
    ...discounts,
    ...orderHandlers((services, sessionId) => settlePage(services, cartPage, sessionId)),
    ...orderLists,
    ...staffOrders,
    ...accounting,
    ...insights,
    ...invoices,
    ...payments,
    ...shipping,
    ...picking,
    ...packing,
    ...bulk,
    ...imports,
    ...community,
    ...auditLists,
    ...securityLists,
    ...subscriptions,
    ...subscriptionLists,
    ...remarks,
    ...support,
    ...ticketTemplates,
    ...events,
    ...webhooks,
    ...deadletters,
    ...tokens,
    ...backoffice,
    ...publishedContract,
    ...healthHandlers(readiness),
  };
}
