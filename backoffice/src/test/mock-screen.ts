import type { OperationId } from '@spindle/sdk/contract/operation-types';
import type { ShopState } from '@spindle/sdk/mocks/state';

/** A back-office screen, with the texts of its states. */
export interface MockScreen {
  name: string;
  /** Defaults to the administrator. */
  who?: string;
  at: (state: ShopState) => string;
  /** The calls that the screen can't be shown without. */
  reads: OperationId[];
  /** Returns a text that the screen shows once loaded. */
  shows: (state: ShopState) => string;
  /** The text when the shop has no data yet. */
  empty?: string;
  /** The text after loading fails. */
  failed: string;
}

export const LIST_FAILED = "We couldn't load this list";
export const FAILED = "We couldn't load this section";

export const admin = '/ui/admin';
