import type { SubscriptionFacts } from './read-subscription.ts';

const mark = 'Rejected by Spindle: ';

/**
 * Why the shop has ended a subscription, as it stands on the provider's object: whoever reads that
 * first, our own job or an event's, knows what to write to the customer.
 */
export function rejectionComment(why: string): string {
  return mark + why;
}

export function rejectionOf({ comment }: Pick<SubscriptionFacts, 'comment'>): string | null {
  return comment?.startsWith(mark) ? comment.slice(mark.length) : null;
}
