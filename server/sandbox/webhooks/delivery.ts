import type { WebhookProvider } from './provider.ts';

/** A pending webhook call to the shop. */
export interface Delivery {
  id: string;
  created: number;
  provider: WebhookProvider;
  eventId: string;
  type: string;
  state: 'pending' | 'delivered' | 'failed' | 'dropped';
  attempts: number;
  /** Epoch milliseconds, real time. */
  dueAt: number;
  lastStatus: number | null;
  lastError: string | null;
}
