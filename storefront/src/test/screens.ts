import type { OperationId } from '@spindle/sdk/contract/operation-types';
import { accountScreens } from './screens/account-screens.ts';
import { shopScreens } from './screens/shop-screens.ts';
import { signInScreens } from './screens/sign-in-screens.ts';

/** A screen of the store front in the played shop, and what is seen of it in each state. */
export interface Screen {
  name: string;
  path: string;
  /** Who looks at it; without: a visitor, or whoever `before` brings half way in. */
  email?: string;
  /** Brings about what the screen is for, once they are signed in. */
  before?: () => void | Promise<void>;
  /** Seen where everything is there. */
  shows: Sight;
  /** The calls it cannot do without; none: it asks for nothing. */
  reads: readonly OperationId[];
  /** What it says while those are under way; null: it keeps the room of what will be there. */
  waits?: string | null;
  /** What it says where they fail. */
  fails?: string;
  /** Where there is nothing to show: what it says, and where it leads. */
  empty?: { email?: string; before?: () => void; says: Sight; leads: Sight };
  /** It shows texts that somebody wrote, which may be long. */
  wordy?: boolean;
}

/** Finds it on the page, or throws. */
export type Sight = () => HTMLElement;

export function isSeen(sight: Sight): boolean {
  try {
    sight();
    return true;
  } catch {
    return false;
  }
}

export const screens: readonly Screen[] = [...shopScreens, ...signInScreens, ...accountScreens];
