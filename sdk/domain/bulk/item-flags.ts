import { rejection, type Rejection } from '../rejection.ts';

type FlagAction = 'enable' | 'disable';

/** What will be of an item that is shown or hidden. */
export const willBeVisible = (action: FlagAction, { enabled }: { enabled: boolean }): string => {
  if (action === 'enable') return enabled ? 'It is shown already.' : 'Customers will see it.';
  return enabled ? 'Customers will see it no more.' : 'It is hidden already.';
};

/** What is of it then, whoever did it. */
export const isVisible = (action: FlagAction): string =>
  action === 'enable' ? 'Customers see it.' : 'Customers see it no more.';

export const canBePublished = 'Its product and its price will be published.';

/** Why an item is not published among many; null where it can be. */
export const validatePublishing = ({ subscription }: { subscription: boolean }): Rejection | null =>
  subscription
    ? rejection(
        'SOLD_BY_SUBSCRIPTION',
        'It is sold by subscription. Publish it on its own page, where you choose how its price recurs.',
      )
    : null;
