import type { EntityManager } from '@mikro-orm/postgresql';
import type { SessionData } from './session-data.ts';
import type { SessionUser } from './session-user.ts';

/** The session of one request. */
export interface ShopSession {
  /** As the table has it, never as the cookie does; null where nobody is signed in. */
  readonly id: string | null;
  /** The API token that speaks; absent for people. */
  readonly tokenId?: string;
  /** Who is signed in, with or without the authenticator code. */
  readonly user: SessionUser | null;
  /** What the browser's device cookie holds: known to the accounts it has signed in to. */
  readonly device: string | null;
  /** What the browser says it is, and the internet address it calls from. */
  readonly browser: { device: string; place: string };
  /** May be changed; what changed is saved when the reply is made. */
  readonly data: SessionData;
  /**
   * Starts a session for someone whose password matched this hash, or who needs none (`verified`); any
   * earlier one ends. False where the hash is the account's no more: nobody is signed in then.
   */
  open(userId: string, passwordHash: string, how?: { verified: boolean }): Promise<boolean>;
  /**
   * The code was right: goes on under a new id. `proven` where it was the authenticator's, not a
   * recovery code. A 401 where the session has ended.
   */
  confirm(how: { proven: boolean }): Promise<void>;
  /** Goes on under a new id with all that waits in it. A 401 where the session has ended. */
  rotate(): Promise<void>;
  /**
   * Makes the browser known to that account, and only to those it was known to. Answers whether it
   * was known to it before.
   */
  remember(userId: string, tx?: EntityManager): Promise<{ known: boolean }>;
  /** Ends the session, here and in every request under way. */
  close(): Promise<void>;
}
