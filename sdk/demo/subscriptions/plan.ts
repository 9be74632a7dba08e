/** The status of a subscription in the demo. */
export type PlannedStatus = 'ACTIVE' | 'CANCELLED' | 'PAST_DUE' | 'ENDED';

export interface PlannedSubscription {
  /** Part of the provider's id. */
  key: string;
  email: string;
  catalogId: string;
  itemId: string;
  title: string;
  priceCents: number;
  standing: PlannedStatus;
  /** The payment provider's status. */
  status: string;
  cancelled: boolean;
  startedAt: Date;
  /**
   * Starts of the periods so far, oldest first. The last one is current, or was when the
   * subscription ended.
   */
  periods: readonly Date[];
  periodEnd: Date;
  endedAt: Date | null;
}
