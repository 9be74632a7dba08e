import type { OperationId } from '@spindle/sdk/contract/operation-types';
import { accountScreens } from './screens/account-screens.ts';
import { shopScreens } from './screens/shop-screens.ts';
import { signInScreens } from './screens/sign-in-screens.ts';

/** A screen of the storefront in the mock shop, and what it shows in each state. */
export interface Screen {
  name: string;
  path: string;
  /** The user. Without one, a visitor or the user that `before` signs in halfway. */
  email?: string;
  /** Prepares the screen's data once the user is signed in. */
  before?: () => void | Promise<void>;
  /** Visible once everything is loaded. */
  shows: Locator;
  /** The calls it can't be shown without. Empty if it makes none. */
  reads: readonly OperationId[];
  /** The text while those are pending, or null if the screen only reserves space. */
  waits?: string | null;
  /** The text if they fail. */
  fails?: string;
  /** The text and link if there is nothing to show. */
  empty?: { email?: string; before?: () => void; says: Locator; leads: Locator };
  /** True if it shows texts that people wrote, which may be long. */
  wordy?: boolean;
}

/** Returns the element on the page, or throws. */
export type Locator = () => HTMLElement;

export function isVisible(sight: Locator): boolean {
  try {
    sight();
    return true;
  } catch {
    return false;
  }
}

export const screens: readonly Screen[] = [...shopScreens, ...signInScreens, ...accountScreens];
