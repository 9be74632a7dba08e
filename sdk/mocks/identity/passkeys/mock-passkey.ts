/** A passkey of somebody's. Its key is not kept: nobody verifies anything for the played shop. */
export interface MockPasskey {
  id: string;
  name: string;
  credentialId: string;
  transports: string[];
  counter: number;
  /** Good without the password, until what opens the account is changed. */
  alone: boolean;
  createdAt: string;
  lastUsedAt: string | null;
}

/** What a device has to sign next. */
export interface Challenge {
  challenge: string;
  /** ISO 8601. */
  until: string;
}
