/** A rate of one shipment. The carrier accepts the rate for that shipment only. */
export interface SelectedRate {
  shipmentId: string;
  rateId: string;
}

/** Joins the rate ids of all parcels into the id that API clients receive. */
export function rateIdOf(rates: readonly SelectedRate[]): string {
  return rates.map(({ shipmentId, rateId }) => `${shipmentId}.${rateId}`).join(',');
}

/** Parses a joined id into the rate of each parcel. Returns null if the id is malformed. */
export function readRateId(text: string): SelectedRate[] | null {
  const rates = text.split(',').map((part) => {
    const [, shipmentId, rateId] = /^(shp_\w+)\.(rate_\w+)$/.exec(part) ?? [];
    return shipmentId === undefined || rateId === undefined ? null : { shipmentId, rateId };
  });
  const found = rates.filter((rate) => rate !== null);
  return found.length === rates.length ? found : null;
}
