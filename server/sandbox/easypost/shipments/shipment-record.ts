import type { AddressRecord } from '../addresses/address-record.ts';
import type { CustomsInfoRecord } from './customs/customs-record.ts';

export interface RateRecord {
  id: string;
  object: 'Rate';
  created_at: string;
  updated_at: string;
  mode: 'test';
  service: string;
  carrier: string;
  /** Dollars with two decimals, as the provider writes amounts. */
  rate: string;
  currency: 'USD';
  retail_rate: string;
  retail_currency: 'USD';
  list_rate: string;
  list_currency: 'USD';
  billing_type: 'easypost';
  delivery_days: number | null;
  delivery_date: null;
  delivery_date_guaranteed: false;
  est_delivery_days: number | null;
  shipment_id: string;
  carrier_account_id: string;
}

export interface ParcelRecord {
  id: string;
  object: 'Parcel';
  created_at: string;
  updated_at: string;
  length: number | null;
  width: number | null;
  height: number | null;
  predefined_package: string | null;
  /** Ounces. */
  weight: number;
  mode: 'test';
}

export interface FeeRecord {
  object: 'Fee';
  type: 'LabelFee' | 'PostageFee' | 'InsuranceFee';
  /** Dollars with five decimals. */
  amount: string;
  charged: boolean;
  refunded: boolean;
}

/** A document that accompanies a parcel, without its URL. */
export interface FormRecord {
  id: string;
  object: 'Form';
  created_at: string;
  updated_at: string;
  mode: 'test';
  form_type: 'commercial_invoice';
  submitted_electronically: false;
}

export type RefundStatus = 'submitted' | 'refunded' | 'rejected' | 'not_applicable';

export type ShownAddress = Omit<AddressRecord, 'created'>;

export interface ShipmentRecord {
  id: string;
  object: 'Shipment';
  created: number;
  created_at: string;
  updated_at: string;
  is_return: boolean;
  messages: { carrier: string; carrier_account_id: string; type: string; message: string }[];
  mode: 'test';
  options: Record<string, unknown>;
  reference: string | null;
  status: string;
  tracking_code: string | null;
  batch_id: null;
  batch_status: null;
  batch_message: null;
  customs_info: CustomsInfoRecord | null;
  from_address: ShownAddress;
  to_address: ShownAddress;
  return_address: ShownAddress;
  buyer_address: ShownAddress;
  insurance: string | null;
  order_id: null;
  parcel: ParcelRecord;
  rates: RateRecord[];
  refund_status: RefundStatus | null;
  /** The carrier's answer to a refund request. Defaults to `submitted`. */
  refund_answer?: RefundStatus;
  scan_form: null;
  selected_rate: RateRecord | null;
  usps_zone: number | null;
  forms: FormRecord[];
  fees: FeeRecord[];
  /** Whether postage was bought. If so, there is a label and a tracker. */
  purchased: boolean;
  label: { id: string; date: string } | null;
  tracker_id: string | null;
}
