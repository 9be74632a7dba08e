import type { components } from '@spindle/sdk/schema';
import type { Action } from './bulk-calls.ts';

export type BulkInput = components['schemas']['BulkInput'];
export type Records = 'orders' | 'items' | 'customers';

/** What is to be done, and to which records of a list. */
export interface Chosen {
  action: Action;
  records: Records;
  /** As the shop knows them, in the order of the list. */
  ids: string[];
  /** What people call those that the list shows. */
  names: Readonly<Record<string, string>>;
  /** What the action has to know besides, once it was asked for. */
  input?: BulkInput;
}
