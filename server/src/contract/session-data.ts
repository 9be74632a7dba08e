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

/** An authenticator that was shown and is to replace the enrolled one. */
export interface NextAuthenticator {
  /** Its secret, encrypted. */
  box: string;
  /** Milliseconds since 1970; its first code has to be given before. */
  until: number;
}

/** Small things that wait in the session for the next step. They end with it. */
export interface SessionData {
  /** Encrypted secret of an authenticator that was shown but not confirmed yet. */
  pendingAuthenticator?: string;
  nextAuthenticator?: NextAuthenticator;
  /** The verified address that `address/save` stores. */
  pendingAddress?: SessionAddress;
  /** What was typed, where the verified address is another. */
  pendingTyped?: SessionAddress;
}
