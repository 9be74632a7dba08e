import { expect, test } from 'vitest';
import { openScene, type Scene } from '../../test/scene.ts';

const from = { street1: '388 Townsend St', city: 'San Francisco', state: 'CA', zip: '94107' };
const to = { street1: '179 N Harbor Dr', city: 'Redondo Beach', state: 'CA', zip: '90277' };

function ship({ easypost }: Scene, weight: number, country = 'US') {
  return easypost.Shipment.create({
    from_address: { ...from, country: 'US' },
    to_address: { ...to, country },
    parcel: { weight },
  });
}

test("rates match the recorded parcel's", async () => {
  const scene = await openScene();
  const shipment = await ship(scene, 15.4);
  expect(shipment.rates.map(({ service, rate }) => [service, rate])).toEqual([
    ['Express', '33.10'],
    ['Priority', '6.90'],
    ['GroundAdvantage', '5.93'],
  ]);
  expect(await scene.easypost.Shipment.retrieve(shipment.id)).toMatchObject({ usps_zone: 4 });
});

test('heavier parcels cost more, and too heavy ones have no carrier', async () => {
  const scene = await openScene();
  const light = await ship(scene, 16);
  const heavy = await ship(scene, 160);
  const price = ({ rates }: typeof light) => Number(rates[2]?.rate);
  expect(price(heavy)).toBeGreaterThan(price(light));
  expect(await ship(scene, 2000)).toMatchObject({ rates: [], messages: [{ type: 'rate_error' }] });
});

test('international parcels have rates too', async () => {
  const scene = await openScene();
  expect((await ship(scene, 16, 'DE')).rates).toHaveLength(3);
});
