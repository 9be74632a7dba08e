import type { TrackerStatus } from './tracker-status.ts';

export interface TrackingLocation {
  object: 'TrackingLocation';
  city: string | null;
  state: string | null;
  country: string | null;
  zip: string | null;
}

export interface TrackingDetail {
  object: 'TrackingDetail';
  message: string;
  description: string;
  status: TrackerStatus;
  status_detail: string;
  datetime: string;
  source: string;
  carrier_code: string;
  tracking_location: TrackingLocation;
}

export interface CarrierDetail {
  object: 'CarrierDetail';
  service: string;
  container_type: null;
  est_delivery_date_local: null;
  est_delivery_time_local: null;
  origin_location: string;
  origin_tracking_location: TrackingLocation;
  destination_location: string;
  destination_tracking_location: TrackingLocation | null;
  guaranteed_delivery_date: null;
  alternate_identifier: null;
  initial_delivery_attempt: null;
}

export interface TrackerRecord {
  id: string;
  object: 'Tracker';
  /** Epoch milliseconds. */
  created: number;
  mode: 'test';
  tracking_code: string;
  status: TrackerStatus;
  status_detail: string;
  created_at: string;
  updated_at: string;
  signed_by: string | null;
  /** Ounces, once the carrier has weighed the parcel. */
  weight: number | null;
  est_delivery_date: string | null;
  shipment_id: string | null;
  carrier: string;
  tracking_details: TrackingDetail[];
  fees: [];
  carrier_detail: CarrierDetail | null;
  finalized: boolean;
  is_return: boolean;
}
