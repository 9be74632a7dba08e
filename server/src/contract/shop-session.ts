import type { EntityManager } from '@mikro-orm/postgresql';
import type { SessionData } from './session-data.ts';
import type { SessionUser } from './session-user.ts';

/** The session of one request. */
export interface ShopSession {
  /** The id in the table, which is never the cookie's; null if no one is signed in. */
  readonly id: string | null;
  /** The API token of the call; absent for people. */
  readonly tokenId?: string;
  /** The signed-in user, with or without the authenticator code. */
  readonly user: SessionUser | null;
  /**
   * Value of the browser's device cookie, by which accounts recognize a browser they have signed in
   * with.
   */
  readonly device: string | null;
  /** The browser's description of itself, and the internet address it calls from. */
  readonly browser: { device: string; place: string };
  /** Can be changed. Changes are saved with the response. */
  readonly data: SessionData;
  /**
   * Starts a session for someone whose password matched this hash, or who needs none (`verified`).
   * Ends any earlier one. Returns false, and signs no one in, if the account's hash has changed.
   */
  open(userId: string, passwordHash: string, how?: { verified: boolean }): Promise<boolean>;
  /**
   * Confirms a correct code and continues under a new id. `proven` if it was the authenticator's,
   * not a recovery code. Throws a 401 if the session has ended.
   */
  confirm(how: { proven: boolean }): Promise<void>;
  /** Continues under a new id and keeps all data. Throws a 401 if the session has ended. */
  rotate(): Promise<void>;
  /**
   * Makes the browser known to this account, in addition to those that already know it. Returns
   * whether it was known before.
   */
  remember(userId: string, tx?: EntityManager): Promise<{ known: boolean }>;
  /** Ends the session, here and in every pending request. */
  close(): Promise<void>;
}
