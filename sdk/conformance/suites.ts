import { accountConformance } from './account.ts';
import { accountingConformance } from './accounting.ts';
import { auditConformance } from './audit.ts';
import { backofficeConformance } from './backoffice.ts';
import { bulkConformance } from './bulk.ts';
import { cartConformance } from './cart.ts';
import { catalogConformance } from './catalog.ts';
import { checkoutConformance } from './checkout.ts';
import { communityConformance } from './community.ts';
import { configConformance } from './config.ts';
import { contentConformance } from './content.ts';
import { contractConformance } from './contract.ts';
import { deadlettersConformance } from './deadletters.ts';
import { entitlementsConformance } from './entitlements.ts';
import { eventsConformance } from './events.ts';
import { healthConformance } from './health.ts';
import { identityConformance } from './identity.ts';
import { insightsConformance } from './insights.ts';
import { inventoryConformance } from './inventory.ts';
import { invoicesConformance } from './invoices.ts';
import { listsConformance } from './lists.ts';
import { mediaConformance } from './media.ts';
import { noticesConformance } from './notices.ts';
import { oddNamesConformance } from './odd-names.ts';
import { ordersConformance } from './orders.ts';
import { partslistConformance } from './partslist.ts';
import { paymentsConformance } from './payments.ts';
import { pickingConformance } from './picking.ts';
import { emailsConformance } from './emails.ts';
import { importsConformance } from './imports.ts';
import { redirectsConformance } from './redirects.ts';
import { remarksConformance } from './remarks.ts';
import { rolesConformance } from './roles.ts';
import { searchConformance } from './search.ts';
import { securityConformance } from './security.ts';
import { settingsConformance } from './settings.ts';
import { shippingConformance } from './shipping.ts';
import { subscriptionsConformance } from './subscriptions.ts';
import { supportConformance } from './support.ts';
import { tokensConformance } from './tokens.ts';
import { webhooksConformance } from './webhooks.ts';

/** All suites by area. The areas take about equally long. */
export const suites = {
  people: [
    accountConformance,
    communityConformance,
    identityConformance,
    noticesConformance,
    partslistConformance,
    remarksConformance,
    rolesConformance,
    securityConformance,
    supportConformance,
    tokensConformance,
  ],
  goods: [
    bulkConformance,
    catalogConformance,
    contentConformance,
    importsConformance,
    inventoryConformance,
    listsConformance,
    mediaConformance,
    oddNamesConformance,
    emailsConformance,
    redirectsConformance,
    searchConformance,
  ],
  sales: [
    accountingConformance,
    cartConformance,
    checkoutConformance,
    entitlementsConformance,
    insightsConformance,
    invoicesConformance,
    ordersConformance,
    paymentsConformance,
    pickingConformance,
    shippingConformance,
    subscriptionsConformance,
  ],
  system: [
    auditConformance,
    backofficeConformance,
    configConformance,
    contractConformance,
    deadlettersConformance,
    eventsConformance,
    healthConformance,
    settingsConformance,
    webhooksConformance,
  ],
};
