import type { OperationId } from '@spindle/sdk/contract/operation-types';
import type { ShopState } from '@spindle/sdk/mocks/state';

/** One screen of the back-office, and what its states are known by. */
export interface PlayedScreen {
  name: string;
  /** An administrator, where nobody else is named. */
  who?: string;
  at: (state: ShopState) => string;
  /** What it cannot be shown without. */
  reads: OperationId[];
  /** What it shows once it has that. */
  shows: (state: ShopState) => string;
  /** What is said where the shop has nothing yet. */
  empty?: string;
  /** What is said where it could not be had. */
  failed: string;
}

export const LIST_FAILED = 'This list could not be loaded';
export const FAILED = 'This could not be loaded';

export const admin = '/ui/admin';
