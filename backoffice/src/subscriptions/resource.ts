import { lazy } from 'react';

export const subscriptions = {
  name: 'subscriptions',
  recordRepresentation: 'title',
  list: lazy(async () => ({ default: (await import('./subscription-list.tsx')).SubscriptionList })),
  show: lazy(async () => ({ default: (await import('./subscription-show.tsx')).SubscriptionShow })),
};
