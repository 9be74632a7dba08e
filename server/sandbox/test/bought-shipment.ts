import type { Scene } from './scene.ts';

interface ShipmentOptions {
  service?: string;
  country?: string;
  city?: string;
  name?: string;
  weight?: number;
  reference?: string;
}

/** A shipment with its rates, as the shop asks for it. */
export function quotedShipment({ easypost }: Scene, options: ShipmentOptions = {}) {
  return easypost.Shipment.create({
    from_address: {
      company: 'Spindle',
      street1: '388 Townsend St',
      city: 'San Francisco',
      state: 'CA',
      zip: '94107',
      country: 'US',
    },
    to_address: {
      name: options.name ?? 'Elizabeth Swan',
      street1: '179 N Harbor Dr',
      city: options.city ?? 'Redondo Beach',
      state: 'CA',
      zip: '90277',
      country: options.country ?? 'US',
    },
    parcel: { weight: options.weight ?? 15.4 },
    ...(options.reference ? { reference: options.reference } : {}),
  });
}

export async function boughtShipment(scene: Scene, options: ShipmentOptions = {}) {
  const { id, rates } = await quotedShipment(scene, options);
  const serviceName = options.service ?? 'GroundAdvantage';
  const rate = rates.find(({ service }) => service === serviceName);
  return scene.easypost.Shipment.buy(id, rate?.id ?? '');
}
