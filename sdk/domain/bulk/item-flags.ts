import { refusal, type Refusal } from '../refusal.ts';

type FlagAction = 'enable' | 'disable';

/** What will be of an item that is shown or hidden. */
export const willBeShown = (action: FlagAction, { enabled }: { enabled: boolean }): string => {
  if (action === 'enable') return enabled ? 'It is shown already.' : 'Customers will see it.';
  return enabled ? 'Customers will see it no more.' : 'It is hidden already.';
};

/** What is of it then, whoever did it. */
export const isShown = (action: FlagAction): string =>
  action === 'enable' ? 'Customers see it.' : 'Customers see it no more.';

export const canBePublished = 'Its product and its price will be published.';

/** Why an item is not published among many; null where it can be. */
export const refuseToPublish = ({ subscription }: { subscription: boolean }): Refusal | null =>
  subscription
    ? refusal(
        'SOLD_BY_SUBSCRIPTION',
        'It is sold by subscription. Publish it on its own page, where you choose how its price recurs.',
      )
    : null;
