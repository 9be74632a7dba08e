import type { TokenScope } from '@spindle/sdk/domain/tokens/token-scopes';

/** Whoever is signed in, as read together with the session. */
export interface SessionUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Administrator. */
  extended: boolean;
  /** Picks orders. */
  warehouse: boolean;
  /** Has an authenticator. */
  mfaEnrolled: boolean;
  hasPasskeys: boolean;
  /** Gave its code in this session, or used a passkey. */
  mfaVerified: boolean;
  /** When they last gave one of the authenticator's codes in it or used a passkey; a recovery code is no proof. */
  provenAt: Date | null;
  /** The payment provider's customer. */
  customerId: string | null;
  /** The token that a program calls with. `scopes` is null where it may do all that its role may. */
  program?: { tokenId: string; scopes: readonly TokenScope[] | null };
}
