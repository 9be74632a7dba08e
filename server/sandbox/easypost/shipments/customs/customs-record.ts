export interface CustomsItemRecord {
  id: string;
  object: 'CustomsItem';
  created_at: string;
  updated_at: string;
  description: string;
  hs_tariff_number: string;
  origin_country: string;
  quantity: number;
  /** Dollars with two decimals, for all units together. */
  value: string;
  /** Ounces, for all units together. */
  weight: number;
  code: string | null;
  mode: 'test';
  manufacturer: null;
  currency: string | null;
  eccn: null;
  printed_commodity_identifier: null;
}

export interface CustomsInfoRecord {
  id: string;
  object: 'CustomsInfo';
  created_at: string;
  updated_at: string;
  contents_explanation: string | null;
  contents_type: string;
  customs_certify: boolean;
  customs_signer: string | null;
  eel_pfc: string | null;
  non_delivery_option: string;
  restriction_comments: string | null;
  restriction_type: string;
  mode: 'test';
  declaration: null;
  customs_items: CustomsItemRecord[];
}
