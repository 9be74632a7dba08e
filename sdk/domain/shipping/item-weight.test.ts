import { expect, it } from 'vitest';
import { ouncesIn, weightOf } from './item-weight.ts';

const attribute = (type: 'SPEC' | 'WEIGHT', attributeId: string, value: string) => ({
  type,
  attributeId,
  value,
});

it.each([
  ['50 kg', 1763.698],
  ['453.59237g', 16],
  ['~2 lbs', 32],
  ['1 1/4 lb', 20],
  ['7.5 oz', 7.5],
  ['1–2 kg', 70.548],
  ['1 kg - 2 kg', 70.548],
  ['1,200 g', 42.329],
  ['2 Kilograms', 70.548],
])('parses the weight %s', (text, ounces) => {
  expect(ouncesIn(text)).toBe(ounces);
});

it.each(['50', '50 N', 'heavy', 'kg', '', '0 kg', '50 kg of steel', '-5 kg'])(
  "“%s” isn't a weight",
  (text) => {
    expect(ouncesIn(text)).toBeNull();
  },
);

it('is the heavier of shipping weight and specification', () => {
  const spec = attribute('SPEC', ' WEIGHT ', '50 kg');
  expect(weightOf([spec])).toBe(1763.698);
  expect(weightOf([attribute('WEIGHT', 'weight', '16'), spec])).toBe(1763.698);
  expect(weightOf([spec, attribute('WEIGHT', 'weight', '1800')])).toBe(1800);
});

it("isn't read from other attributes", () => {
  expect(weightOf([])).toBeNull();
  expect(weightOf([attribute('SPEC', 'Weight', '50')])).toBeNull();
  expect(weightOf([attribute('SPEC', 'Net weight', '50 kg')])).toBeNull();
  expect(weightOf([attribute('WEIGHT', 'weight', 'heavy')])).toBeNull();
});
