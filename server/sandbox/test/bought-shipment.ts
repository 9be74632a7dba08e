import type { Scene } from './scene.ts';

interface ShipmentOptions {
  service?: string;
  country?: string;
  city?: string;
  name?: string;
  weight?: number;
  reference?: string;
}

const customs = {
  contents_type: 'merchandise',
  customs_certify: true,
  customs_signer: 'Steve Brule',
  eel_pfc: 'NOEEI 30.37(a)',
  customs_items: [
    {
      description: 'Sweet shirts',
      quantity: 2,
      weight: 11,
      value: 23.25,
      hs_tariff_number: '654321',
      origin_country: 'US',
    },
  ],
};

/** Creates a shipment with rates, as the shop does. */
export function quotedShipment({ easypost }: Scene, options: ShipmentOptions = {}) {
  return easypost.Shipment.create({
    from_address: {
      company: 'Spindle',
      phone: '+1 415 555 0142',
      street1: '388 Townsend St',
      city: 'San Francisco',
      state: 'CA',
      zip: '94107',
      country: 'US',
    },
    to_address: {
      name: options.name ?? 'Elizabeth Swan',
      phone: '+1 310 555 0123',
      street1: '179 N Harbor Dr',
      city: options.city ?? 'Redondo Beach',
      state: 'CA',
      zip: '90277',
      country: options.country ?? 'US',
    },
    parcel: { weight: options.weight ?? 15.4 },
    ...(options.country && { customs_info: customs }),
    ...(options.reference ? { reference: options.reference } : {}),
  });
}

export async function boughtShipment(scene: Scene, options: ShipmentOptions = {}) {
  const { id, rates } = await quotedShipment(scene, options);
  const serviceName = options.service ?? 'GroundAdvantage';
  const rate = rates.find(({ service }) => service === serviceName);
  return scene.easypost.Shipment.buy(id, rate?.id ?? '');
}
