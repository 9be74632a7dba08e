/** A rate of one shipment: the carrier takes it for no other. */
export interface SelectedRate {
  shipmentId: string;
  rateId: string;
}

/** Joins the ids of a service for each parcel, as programs get them. */
export function rateIdOf(rates: readonly SelectedRate[]): string {
  return rates.map(({ shipmentId, rateId }) => `${shipmentId}.${rateId}`).join(',');
}

/** Returns the rate of each parcel; null for what never was one. */
export function readRateId(text: string): SelectedRate[] | null {
  const rates = text.split(',').map((part) => {
    const [, shipmentId, rateId] = /^(shp_\w+)\.(rate_\w+)$/.exec(part) ?? [];
    return shipmentId === undefined || rateId === undefined ? null : { shipmentId, rateId };
  });
  const found = rates.filter((rate) => rate !== null);
  return found.length === rates.length ? found : null;
}
