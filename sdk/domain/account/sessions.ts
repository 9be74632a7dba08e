import type { components } from '../../src/schema.d.ts';
import { noSuch } from '../records.ts';

/** Maximum number of sessions in the list, which starts with the most recent. */
export const MAX_SESSIONS = 100;

export const noSuchSession = noSuch('session');
export const sessionEnded = 'Browser signed out.';

interface SignedInBrowser {
  id: string;
  current: boolean;
  device: string;
  place: string;
  createdAt: Date;
  lastSeenAt: Date;
}

export function presentSession({
  createdAt,
  lastSeenAt,
  ...session
}: SignedInBrowser): components['schemas']['SignedInBrowser'] {
  return {
    ...session,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  };
}
