import type { JobRole } from '@spindle/sdk/domain/identity/staff-roles';
import type { TokenScope } from '@spindle/sdk/domain/tokens/token-scopes';

/** The signed-in user, loaded together with the session. */
export interface SessionUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Whether this user is an administrator. */
  extended: boolean;
  /** Whether this user picks orders. */
  warehouse: boolean;
  /** This user's other staff roles. */
  roles: readonly JobRole[];
  /** Whether this user has an authenticator. */
  mfaEnrolled: boolean;
  hasPasskeys: boolean;
  /** Whether this user entered an authenticator code or used a passkey in this session. */
  mfaVerified: boolean;
  /**
   * When this user last entered an authenticator code or used a passkey in this session. A recovery
   * code doesn't count as proof.
   */
  provenAt: Date | null;
  /** Customer id at the payment provider. */
  customerId: string | null;
  /** The program's API token. `scopes` is null if the token has all rights of its role. */
  program?: { tokenId: string; scopes: readonly TokenScope[] | null };
}
