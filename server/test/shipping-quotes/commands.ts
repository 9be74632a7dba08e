import fc from 'fast-check';

/** Destinations. The first two are in the same zone. */
export const places = [
  { address: '417 MONTGOMERY ST FL 5', city: 'SAN FRANCISCO', state: 'CA', zip: '94104-1129' },
  { address: '1 MARKET ST', city: 'SAN FRANCISCO', state: 'CA', zip: '94199-1000' },
  { address: '20 N MAIN ST STE 4', city: 'SPRINGFIELD', state: 'IL', zip: '62701-0001' },
]
  .map((place) => ({ ...place, country: 'US' }))
  .concat([
    { address: 'Hauptstr. 5', city: 'Bonn', state: 'NW', zip: '53111', country: 'DE' },
    { address: '12 Quay St', city: 'Auckland', state: 'AUK', zip: '1010', country: 'NZ' },
  ]);

export const KINDS = 6;

const nth = (count: number) => fc.nat({ max: count - 1 });

/** Actions of a customer, the carrier, staff and time. */
export const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ name: fc.constant('ask' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ name: fc.constant('check out' as const), paid: fc.constant(false) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      name: fc.constant('fill' as const),
      kind: nth(KINDS),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ name: fc.constant('move' as const), place: nth(places.length) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      name: fc.constant('wait' as const),
      minutes: fc.constantFrom(5, 20, 45, 70),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('reprice' as const),
      percent: fc.constantFrom(50, 100, 130),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('carrier away' as const),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('reweigh' as const),
      kind: nth(KINDS),
      ounces: fc.integer({ min: 1, max: 1_500 }),
    }),
  },
);

export type Command = typeof command extends fc.Arbitrary<infer One> ? Loose<One> : never;

/** The last checkout of a story is paid. */
type Loose<One> = One extends { paid: false } ? Omit<One, 'paid'> & { paid: boolean } : One;
