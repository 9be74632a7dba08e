import type { Scene } from './scene.ts';

interface Wishes {
  service?: string;
  country?: string;
  city?: string;
  name?: string;
  weight?: number;
  reference?: string;
}

/** A shipment with its rates, as the shop asks for it. */
export function quotedShipment({ easypost }: Scene, wishes: Wishes = {}) {
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
      name: wishes.name ?? 'Elizabeth Swan',
      street1: '179 N Harbor Dr',
      city: wishes.city ?? 'Redondo Beach',
      state: 'CA',
      zip: '90277',
      country: wishes.country ?? 'US',
    },
    parcel: { weight: wishes.weight ?? 15.4 },
    ...(wishes.reference ? { reference: wishes.reference } : {}),
  });
}

export async function boughtShipment(scene: Scene, wishes: Wishes = {}) {
  const { id, rates } = await quotedShipment(scene, wishes);
  const wanted = wishes.service ?? 'GroundAdvantage';
  const rate = rates.find(({ service }) => service === wanted);
  return scene.easypost.Shipment.buy(id, rate?.id ?? '');
}
