import type { components } from '../../src/schema.d.ts';

/** What somebody wants to be told of. */
export type Notice = components['schemas']['Notice'] & {
  noticeId: string;
  userId: string;
  /** `after`: entries that the ledger had when the mail was sent; null while its owner waits. */
  notified: { at: string; after: number } | null;
};
