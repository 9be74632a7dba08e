import { describe, expect, it } from 'vitest';
import { packingSlip, type SlipFacts } from './packing-slip.ts';

const weighs = (ounces: string) => [
  { attributeId: 'weight', type: 'WEIGHT', value: ounces } as const,
];
const spindles = {
  title: 'ER20 spindle',
  partNumber: 'PN-0007',
  quantity: 2,
  attributes: weighs('20'),
};
const collet = { title: 'Collet', partNumber: null, quantity: 1, attributes: weighs('3') };
const order: SlipFacts = {
  orderId: '0a1b2c3d-1111-4222-8333-444455556666',
  createdAt: new Date('2026-11-20T10:00:00Z'),
  shipping: {
    name: 'Ines Berg',
    company: 'Berg Milling',
    phone: '+1 480 555 0100',
    address: {
      line1: '12 Mill Road',
      line2: null,
      city: 'Tempe',
      state: 'AZ',
      postal_code: '85281',
      country: 'US',
    },
  },
  shippingPreference: 'Express',
  lines: [spindles, collet],
};
const slipOf = (facts: Partial<SlipFacts> = {}) =>
  packingSlip({ ...order, ...facts }, { name: 'Spindle, Inc.', timeZone: 'UTC' });

it('a packing slip lists contents, sender and recipient', () => {
  expect(slipOf()).toEqual({
    heading: 'Packing slip',
    from: 'Spindle, Inc.',
    code: '0a1b2c3d',
    order: 'Order 0a1b2c3d',
    facts: 'November 20, 2026 · Express',
    to: [
      'Ines Berg',
      'Berg Milling',
      '12 Mill Road',
      'Tempe, AZ 85281',
      'United States',
      '+1 480 555 0100',
    ],
    lines: [
      { title: 'ER20 spindle', quantity: 2, note: 'PN-0007 · 2 lb 8 oz' },
      { title: 'Collet', quantity: 1, note: '3 oz' },
    ],
    total: '3 pieces · 2 lb 11 oz',
  });
});

describe('a packing slip', () => {
  it('leaves out unknown fields', () => {
    const slip = slipOf({ shipping: null, shippingPreference: null });
    expect(slip).toMatchObject({ facts: 'November 20, 2026', to: [] });
  });

  it.each([
    ['no phone number', {}],
    ['an empty phone number', { phone: '' }],
  ])('ends its address with the country with %s', (_, phone) => {
    const address = { line1: null, line2: null, city: 'Bonn', state: null, postal_code: null };
    const shipping = { ...phone, address: { ...address, country: 'DE' } };
    expect(slipOf({ shipping }).to).toEqual(['Bonn', 'Germany']);
  });

  it.each([
    [0, '0 pieces · 0 oz'],
    [1, '1 piece · 3 oz'],
    [2, '2 pieces · 6 oz'],
  ])('counts %d units of a line as pieces', (quantity, total) => {
    expect(slipOf({ lines: [{ ...collet, quantity }] }).total).toBe(total);
  });

  it('assumes a pound for an item without a weight', () => {
    expect(slipOf({ lines: [{ ...collet, quantity: 3, attributes: [] }] })).toMatchObject({
      lines: [{ note: '3 lb' }],
      total: '3 pieces · 3 lb',
    });
  });
});
