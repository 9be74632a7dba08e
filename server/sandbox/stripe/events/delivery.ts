/** One webhook call owed to the shop. */
export interface Delivery {
  id: string;
  created: number;
  eventId: string;
  type: string;
  state: 'pending' | 'delivered' | 'failed' | 'dropped';
  attempts: number;
  /** Epoch milliseconds of real time. */
  dueAt: number;
  lastStatus: number | null;
  lastError: string | null;
}
