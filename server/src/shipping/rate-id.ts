/** A rate of one shipment: the carrier takes it for no other. */
export interface ChosenRate {
  shipmentId: string;
  rateId: string;
}

/** The two ids in one, as programs get them. */
export function rateIdOf({ shipmentId, rateId }: ChosenRate): string {
  return `${shipmentId}.${rateId}`;
}

/** Null for what never was one. */
export function readRateId(text: string): ChosenRate | null {
  const [, shipmentId, rateId] = /^(shp_\w+)\.(rate_\w+)$/.exec(text) ?? [];
  return shipmentId === undefined || rateId === undefined ? null : { shipmentId, rateId };
}
