import type { MemberValues } from '../editing/record-values.ts';

/** The fields as the editor names them. */
export const elementLabels: Record<keyof MemberValues, string> = {
  title: 'Title',
  description: 'Description',
  imageAlt: 'Image description',
  enabled: 'Enabled',
  locked: 'Locked',
  expired: 'Expired',
  subscription: 'Subscription',
  digital: 'Digital',
  subscriptionLink: 'Subscription Link',
  listingOrderWeight: 'Order',
};
