/** An address as the address screen shows it. */
export interface SessionAddress {
  address: string;
  city: string;
  state: string;
  zip: string;
  country: string;
}

/** Small things that wait in the session for the next step. They end with it. */
export interface SessionData {
  /** Encrypted secret of an authenticator that was shown but not confirmed yet. */
  pendingAuthenticator?: string;
  /** The verified address that `address/save` stores. */
  pendingAddress?: SessionAddress;
}
