import type { SubscriptionFacts } from './read-subscription.ts';

/** Stored at the provider and parsed by every release, so this text must never change. */
const mark = 'Not taken by Spindle: ';

/**
 * Builds the comment for a subscription that the shop ends. The comment is stored at the provider,
 * so that both our job and the event handler know what to tell the customer.
 */
export function rejectionComment(why: string): string {
  return mark + why;
}

export function rejectionOf({ comment }: Pick<SubscriptionFacts, 'comment'>): string | null {
  return comment?.startsWith(mark) ? comment.slice(mark.length) : null;
}
