import type { components } from '@spindle/sdk/schema';
import type { Action } from './bulk-calls.ts';

export type BulkInput = components['schemas']['BulkInput'];
export type Records = 'orders' | 'items' | 'customers';

/** An action and the records to apply it to. */
export interface Selection {
  action: Action;
  records: Records;
  /** The server's keys, in the list's order. */
  ids: string[];
  /** The names of the records on the current page. */
  names: Readonly<Record<string, string>>;
  /** The action's additional input. */
  input?: BulkInput;
}
