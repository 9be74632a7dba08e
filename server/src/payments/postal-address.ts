/** A postal address with the field names of the payment provider, which the contract also uses. */
export interface PostalAddress {
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
}

/** Recipient and shipping address of a checkout. Old checkouts have only the address. */
export interface SentTo extends PostalAddress {
  name?: string | null;
  company?: string;
  phone?: string;
  /** True if the customer kept their own spelling instead of the carrier's suggestion. */
  asTyped?: true;
}
