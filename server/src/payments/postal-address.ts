/** A postal address with the field names of the payment provider, which the contract also uses. */
export interface PostalAddress {
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
}

/** Recipient and address of a checkout's parcels. Old checkouts have only the address. */
export interface SentTo extends PostalAddress {
  name?: string | null;
  company?: string;
  phone?: string;
  /** The carrier suggested a different spelling of the address, and the customer kept theirs. */
  asTyped?: true;
}
