import type { EntityManager } from '@mikro-orm/postgresql';
import type { SessionData } from './session-data.ts';
import type { SessionUser } from './session-user.ts';

/** The session of one request. */
export interface ShopSession {
  /** The row id in the table, which never equals the cookie's id. Null if no one is signed in. */
  readonly id: string | null;
  /** The call's API token. Absent for people. */
  readonly tokenId?: string;
  /** The signed-in user, with or without a confirmed authenticator code. */
  readonly user: SessionUser | null;
  /**
   * Value of the browser's device cookie, by which accounts recognize browsers that have signed in
   * before.
   */
  readonly device: string | null;
  /** The browser's own description, and the internet address of the call. */
  readonly browser: { device: string; place: string };
  /** Can be changed. Changes are saved with the response. */
  readonly data: SessionData;
  /**
   * Starts a session for someone whose password matched this hash, or who needs no password
   * (`verified`). Ends any earlier session. Returns false and signs no one in if the account's hash
   * has changed.
   */
  open(userId: string, passwordHash: string, how?: { verified: boolean }): Promise<boolean>;
  /**
   * Confirms a correct code and continues under a new id. `proven` if the code came from the
   * authenticator, not a recovery code. Throws a 401 if the session has ended.
   */
  confirm(how: { proven: boolean }): Promise<void>;
  /** Continues under a new id and keeps all data. Throws a 401 if the session has ended. */
  rotate(): Promise<void>;
  /**
   * Adds the browser to this account's known browsers. Other accounts keep it too. Returns true if
   * the account already knew the browser.
   */
  remember(userId: string, tx?: EntityManager): Promise<{ known: boolean }>;
  /** Ends the session, here and in every pending request. */
  close(): Promise<void>;
}
