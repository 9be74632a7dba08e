import type { WebhookProvider } from './provider.ts';

/** One webhook call owed to the shop. */
export interface Delivery {
  id: string;
  created: number;
  provider: WebhookProvider;
  eventId: string;
  type: string;
  state: 'pending' | 'delivered' | 'failed' | 'dropped';
  attempts: number;
  /** Epoch milliseconds of real time. */
  dueAt: number;
  lastStatus: number | null;
  lastError: string | null;
}
