/** An address as the address screen shows it. */
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
  /** Its encrypted secret. */
  box: string;
  /** Epoch milliseconds before which its first code must be entered. */
  until: number;
}

/** Small values that the session keeps for the next step. They end with it. */
export interface SessionData {
  /** Encrypted secret of an authenticator that was shown but not confirmed yet. */
  pendingAuthenticator?: string;
  nextAuthenticator?: NextAuthenticator;
  /** The verified address that `address/save` stores. */
  pendingAddress?: SessionAddress;
  /** The address as entered, if the verified one differs. */
  pendingTyped?: SessionAddress;
}
