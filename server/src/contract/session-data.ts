/** An address as shown on the address screen. */
export interface SessionAddress {
  name?: string;
  company?: string;
  address: string;
  address2?: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  phone?: string;
}

/** A new authenticator that was shown to replace the enrolled one. */
export interface NextAuthenticator {
  /** The authenticator's encrypted secret. */
  box: string;
  /** Deadline for entering the first code, in epoch milliseconds. */
  until: number;
}

/** Small values that the session keeps for the next step. They are deleted with the session. */
export interface SessionData {
  /** Encrypted secret of an authenticator that was shown but is not confirmed yet. */
  pendingAuthenticator?: string;
  nextAuthenticator?: NextAuthenticator;
  /** The verified address that `address/save` stores. */
  pendingAddress?: SessionAddress;
  /** The address as entered, if the verified address differs. */
  pendingTyped?: SessionAddress;
}
