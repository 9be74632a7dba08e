import type { OperationId } from '@spindle/sdk/contract/operation-types';
import type { ShopState } from '@spindle/sdk/mocks/state';

/** A screen of the back-office, with the texts of its states. */
export interface MockScreen {
  name: string;
  /** The administrator unless set. */
  who?: string;
  at: (state: ShopState) => string;
  /** The calls it can't be shown without. */
  reads: OperationId[];
  /** Returns a text that it shows once loaded. */
  shows: (state: ShopState) => string;
  /** The text when the shop has no data yet. */
  empty?: string;
  /** The text after a failed load. */
  failed: string;
}

export const LIST_FAILED = "We couldn't load this list";
export const FAILED = "We couldn't load this section";

export const admin = '/ui/admin';
