import type { SubscriptionFacts } from './read-subscription.ts';

/** Stored at the provider by every release, and read back: its words must never change. */
const mark = 'Not taken by Spindle: ';

/**
 * Builds the comment for a subscription that the shop ends. It is stored at the provider, so that
 * both our job and an event know what to write to the customer.
 */
export function rejectionComment(why: string): string {
  return mark + why;
}

export function rejectionOf({ comment }: Pick<SubscriptionFacts, 'comment'>): string | null {
  return comment?.startsWith(mark) ? comment.slice(mark.length) : null;
}
