import type { components } from '@spindle/sdk/schema';
import type { Action } from './bulk-calls.ts';

export type BulkInput = components['schemas']['BulkInput'];
export type Records = 'orders' | 'items' | 'customers';

/** The action, and the records of a list to apply it to. */
export interface Selection {
  action: Action;
  records: Records;
  /** The server's keys, in the order of the list. */
  ids: string[];
  /** The names of the records on the current page. */
  names: Readonly<Record<string, string>>;
  /** Further input that the action asks for. */
  input?: BulkInput;
}
