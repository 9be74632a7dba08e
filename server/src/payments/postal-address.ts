/** As the payment provider writes it, and as it stands in the contract. */
export interface PostalAddress {
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
}

/** Where a checkout's parcels go, flat; of checkouts from before there were names only the place. */
export interface SentTo extends PostalAddress {
  name?: string | null;
  company?: string;
  phone?: string;
  /** The carrier writes the address otherwise, and the customer kept to theirs. */
  asTyped?: true;
}
