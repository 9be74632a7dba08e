/** How a subscription of the demo stands. */
export type PlannedStanding = 'ACTIVE' | 'CANCELLED' | 'PAST_DUE' | 'ENDED';

export interface PlannedSubscription {
  /** Part of what the provider calls it. */
  key: string;
  email: string;
  catalogId: string;
  itemId: string;
  title: string;
  priceCents: number;
  standing: PlannedStanding;
  /** What the payment provider calls that. */
  status: string;
  cancelled: boolean;
  startedAt: Date;
  /** Beginnings of the periods so far, oldest first; the last one is under way, or was when it ended. */
  periods: readonly Date[];
  periodEnd: Date;
  endedAt: Date | null;
}
