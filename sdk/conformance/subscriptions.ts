import { defineConformance } from './define-conformance.ts';
import { endedConforms } from './subscriptions/ended.ts';
import { subscriptionInvoiceConforms } from './subscriptions/invoice.ts';
import { licensesConform } from './subscriptions/licenses.ts';
import { portalConforms } from './subscriptions/portal.ts';
import { rejectedZipsConform } from './subscriptions/rejected-zips.ts';
import { releasesConform } from './subscriptions/releases.ts';
import { subscriptionListConforms } from './subscriptions/staff-list.ts';
import { subscribingConforms } from './subscriptions/subscribing.ts';

export const subscriptionsConformance = defineConformance(['subscriptions'], (shop) => {
  subscribingConforms(shop);
  portalConforms(shop);
  subscriptionInvoiceConforms(shop);
  licensesConform(shop);
  releasesConform(shop);
  rejectedZipsConform(shop);
  subscriptionListConforms(shop);
  // last, because it moves the clock, and later payments would be in the past
  endedConforms(shop);
});
