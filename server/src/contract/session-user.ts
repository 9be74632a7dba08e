import type { TokenScope } from '@spindle/sdk/domain/tokens/token-scopes';

/** The signed-in user, loaded together with the session. */
export interface SessionUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Whether they are an administrator. */
  extended: boolean;
  /** Whether they pick orders. */
  warehouse: boolean;
  /** Whether they have an authenticator. */
  mfaEnrolled: boolean;
  hasPasskeys: boolean;
  /** Whether they entered its code in this session, or used a passkey. */
  mfaVerified: boolean;
  /**
   * When they last entered an authenticator code in this session or used a passkey. A recovery code
   * doesn't count as proof.
   */
  provenAt: Date | null;
  /** The payment provider's customer. */
  customerId: string | null;
  /** The token with which a program calls. `scopes` is null if it has all rights of its role. */
  program?: { tokenId: string; scopes: readonly TokenScope[] | null };
}
