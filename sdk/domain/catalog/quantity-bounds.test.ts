import { describe, expect, it } from 'vitest';
import { formatQuantity, parseQuantity, quantityIn, readQuantity } from './quantity.ts';

describe('a quantity', () => {
  it.each([
    ['eighty characters', `2${' '.repeat(78)}W`, { number: 2, unit: 'W' }],
    ['one more character', `2${' '.repeat(79)}W`, undefined],
    ['a thousand million meters', '1000000000000 m', { number: 1e15, unit: 'mm' }],
    ['more than that', '1000010000000 m', undefined],
    ['the smallest number', '0.000000000001 mm', { number: 1e-12, unit: 'mm' }],
    ['a smaller one', '0.000000000999 µm', undefined],
    ['zero', '0 mm', { number: 0, unit: 'mm' }],
    ['negative zero', '-0 mm', { number: 0, unit: 'mm' }],
    ['the lowest number', '-1000000000000 m', { number: -1e15, unit: 'mm' }],
    ['a lower one', '-1000010000000 m', undefined],
    ['a range that ends too high', '1 – 2000000000000 m', undefined],
    ['a range that starts too low', '0.000000000001 µm – 1 mm', undefined],
  ])('is text beyond its limits: %s', (_, text, quantity) => {
    expect(parseQuantity(text)).toEqual(quantity);
  });

  it.each([
    ['½', 0.5],
    ['¼', 0.25],
    ['¾', 0.75],
    ['⅛', 0.125],
    ['⅜', 0.375],
    ['⅝', 0.625],
    ['⅞', 0.875],
  ])('reads %s as a fraction, alone and after a number', (sign, number) => {
    expect(parseQuantity(sign)).toEqual({ number, unit: '' });
    expect(parseQuantity(`7${sign}`)).toEqual({ number: 7 + number, unit: '' });
  });

  it.each(['Ø80 mm', 'ø 80 mm', '⌀80 mm', '±80 mm', '≤ 80 mm', '≥80 mm', '~80 mm', '≈  80 mm'])(
    'is read after a sign: %s',
    (text) => expect(parseQuantity(text)).toEqual({ number: 80, unit: 'mm' }),
  );

  it.each(['1 Ø mm', 'ØØ80 mm', '1 4/4 in'])('rejects %s', (text) => {
    expect(parseQuantity(text)).toBeUndefined();
  });
});

describe('a range', () => {
  it.each(['–', '—', '…', '..', '...', '-', ' to ', ' –', '–  ', ' – +'])(
    'is read between two numbers and %j',
    (dash) => {
      expect(parseQuantity(`2${dash}3 A`)).toEqual({ number: 2, max: 3, unit: 'A' });
    },
  );

  it.each([
    ['2to3 A'],
    ['2 to3 A'],
    ['2 A into 3 A'],
    ['2 –   3 A'],
    ['2 – x A'],
    ['2 .3 A'],
    ['2 , 3 A'],
    ['2 W – 3 W x'],
    ['2 x – 3 W'],
    ['1/4 - 20'],
    ['2 A – 2 A'],
    ['1.0000004 – 1.0000005 mm'],
    ['2 kW – 2000 W'],
  ])('rejects %s', (text) => {
    expect(parseQuantity(text)).toBeUndefined();
  });

  it.each([
    ['0.1 – .5 mm', 0.1, 0.5, 'mm'],
    ['-10 … −5 °C', -10, -5, '°C'],
    ['-10 to -5 °C', -10, -5, '°C'],
    ['2 m – 3000 mm', 2000, 3000, 'mm'],
    ['20 °F – 20 °C', -6.66667, 20, '°C'],
    ['1/4 – 3/4 in', 6.35, 19.05, 'mm'],
    ['1 – 1.00001 mm', 1, 1.00001, 'mm'],
  ])('converts both ends to one unit: %s', (text, number, max, unit) => {
    expect(parseQuantity(text)).toEqual({ number, max, unit });
  });

  it('keeps the typed number, and has no unit if none was typed', () => {
    expect(readQuantity('1.3 – 2 in')).toEqual({ number: 1.3, max: 2, unit: 'in' });
    expect(readQuantity('2 – 4')).toEqual({ number: 2, max: 4, unit: '' });
  });

  it('becomes a single number if both ends are the same in six digits', () => {
    const narrow = { number: 1.0000001, max: 1.0000002, unit: 'mm' };
    expect(quantityIn(narrow, 'mm')).toStrictEqual({ number: 1, unit: 'mm' });
  });
});

it("rounds a converted quantity, and doesn't convert to another dimension", () => {
  expect(quantityIn({ number: 1, unit: 'in' }, 'ft')).toStrictEqual({
    number: 0.0833333,
    unit: 'ft',
  });
  expect(quantityIn({ number: 68, unit: '°F' }, 'K')).toStrictEqual({ number: 293.15, unit: 'K' });
  expect(quantityIn({ number: 1.23456789, unit: '' }, 'mm')).toStrictEqual({
    number: 1.23457,
    unit: '',
  });
  expect(quantityIn({ number: -0, unit: 'mm' }, 'mm')).toStrictEqual({ number: 0, unit: 'mm' });
});

it.each([
  [1_234_565, 1_234_570],
  [1_234_564.999_999_9, 1_234_570],
  [1_234_564.999_99, 1_234_560],
])("a floating-point error doesn't decide how a half rounds: %d", (number, rounded) => {
  expect(quantityIn({ number, unit: 'mm' }, 'mm').number).toBe(rounded);
});

it('formats a quantity with six digits and a no-break space before its unit', () => {
  expect(formatQuantity({ number: 1_234_567.8, unit: 'mm' })).toBe('1,234,570\u00a0mm');
  expect(formatQuantity({ number: 0.5, max: 1, unit: '' })).toBe('0.5 – 1');
});
