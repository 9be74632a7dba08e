export interface VerificationError {
  code: string;
  field: string;
  message: string;
  suggestion: string | null;
}

export interface Verification {
  success: boolean;
  errors: VerificationError[];
  details:
    | { latitude: number; longitude: number; time_zone: string }
    | Record<string, never>
    | null;
}

export interface Verifications {
  zip4?: Verification;
  delivery?: Verification;
}

/** An address as the caller enters it. */
export interface AddressInput {
  name: string | null;
  company: string | null;
  street1: string | null;
  street2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  country: string | null;
  phone: string | null;
  email: string | null;
}

export interface AddressRecord extends AddressInput {
  id: string;
  object: 'Address';
  created: number;
  created_at: string;
  updated_at: string;
  mode: 'test';
  carrier_facility: null;
  residential: boolean | null;
  federal_tax_id: null;
  state_tax_id: null;
  verifications: Verifications;
}
