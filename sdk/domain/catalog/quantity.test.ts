import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatQuantity, parseQuantity, quantityIn, readQuantity } from './quantity.ts';
import { dimensions } from './unit-table.ts';
import { findUnit } from './units.ts';

const units = dimensions.flatMap(({ units: of }) => of);
const figure = fc
  .tuple(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: -3, max: 0 }))
  .map(([digits, power]) => Number(`${digits}e${power}`));

describe('a quantity', () => {
  it.each([
    [
      ['2200 W', '2.2 kW', '2.2kW', '2,200 W', '2200w', '2 200 W', '2,2 KW', '2200 watts'],
      2200,
      'W',
    ],
    [['1/4 in', '1/4"', '¼ in', '6.35 mm', '0.25 inches', '.25 in', '0,635 cm'], 6.35, 'mm'],
    [['1 1/4 in', '1-1/4"', '1¼″', '31.75 mm'], 31.75, 'mm'],
    [['400 Hz', '0.4kHz', '400hz'], 400, 'Hz'],
    [['24000 rpm', '24,000 r/min', '24 000 1/min', '24\u202f000 min-1'], 24_000, 'rpm'],
    [['1.9 N m', '1.9 Nm', '1.9 N·m', '190 Ncm'], 1.9, 'N m'],
    [['220 V', '220 VAC', '220 V AC', '0.22 kV'], 220, 'V'],
    [['68 °F', '20 °C', '20 degC', '293.15 K'], 20, '°C'],
    [['32 °F', '0 °C', '273.15 K'], 0, '°C'],
    [['± 0.01 mm', '10 µm', '10 um', '≤ 10 microns'], 0.01, 'mm'],
    [['-5 °C', '−5 °C'], -5, '°C'],
    [['4', '4.0', ' 4 '], 4, ''],
  ])('is the same in all spellings: %j', (spellings, number, unit) => {
    for (const spelling of spellings) {
      expect(parseQuantity(spelling), spelling).toEqual({ number, unit });
    }
  });

  it.each([
    ['6 000 – 24 000 rpm', 6000, 24_000, 'rpm'],
    ['6000-24000 rpm', 6000, 24_000, 'rpm'],
    ['1.5..3 kW', 1500, 3000, 'W'],
    ['500 W – 2 kW', 500, 2000, 'W'],
    ['2 to 3 A', 2, 3, 'A'],
    ['-10 … 40 °C', -10, 40, '°C'],
    ['32 – 104 °F', 0, 40, '°C'],
    ['3/8 - 1/2 in', 9.525, 12.7, 'mm'],
    ['2-4', 2, 4, ''],
  ])('is a range: %s', (text, number, max, unit) => {
    expect(parseQuantity(text)).toEqual({ number, max, unit });
  });

  it.each([
    'ER20',
    'M8',
    '1/4-20',
    '1/4-20 UNC',
    '80 × 213 mm',
    '2 in 1',
    '3-phase',
    'NEMA 23',
    '',
    '2.2.3 kW',
    '1/0 in',
    '5/4/3 in',
    '3 kW – 2 kW',
    '3 – 3 mm',
    '2 A – 3 V',
    '2 A – 3',
    '5 mm –',
    '24 V, 5 A',
    '1e9 W',
    'kW',
    '2.2 kW spindle',
    `${'1'.repeat(16)} W`,
    '0.0000000000001 mm',
    `2 W${' '.repeat(80)}.`,
  ])('rejects %j', (text) => expect(parseQuantity(text)).toBeUndefined());

  it('keeps six significant digits', () => {
    expect(parseQuantity('1234567 mm')).toEqual({ number: 1_234_570, unit: 'mm' });
    expect(parseQuantity('5 oz-in')).toEqual({ number: 0.0353078, unit: 'N m' });
  });

  it('keeps the typed unit until it is converted', () => {
    const typed = readQuantity('1.5 – 3 kw');
    expect(typed).toEqual({ number: 1.5, max: 3, unit: 'kW' });
    expect(typed && quantityIn(typed, 'W')).toEqual({ number: 1500, max: 3000, unit: 'W' });
    expect(typed && quantityIn(typed, 'mm')).toEqual(typed);
    expect(typed && quantityIn(typed, 'furlong')).toEqual(typed);
  });

  it('is shown with thin spaces between thousands', () => {
    expect(formatQuantity({ number: 6000, max: 24_000, unit: 'rpm' })).toBe(
      '6,000 – 24,000\u00a0rpm',
    );
    expect(formatQuantity({ number: 4, unit: '' })).toBe('4');
  });
});

describe('any quantity', () => {
  it('is the same in every unit it converts to', () => {
    const dimension = fc.constantFrom(...dimensions);
    const pair = dimension.chain(({ units: of }) =>
      fc.tuple(fc.constantFrom(...of), fc.constantFrom(...of)),
    );
    fc.assert(
      fc.property(figure, pair, (number, [from, to]) => {
        const typed = { number, unit: from.symbol };
        const converted = quantityIn(typed, to.symbol);
        const back = quantityIn(converted, from.symbol);
        expect(converted.unit).toBe(to.symbol);
        // Quantities keep six significant digits, so they may differ in the last one. A unit's
        // offset costs some precision too.
        expect(Math.abs(back.number - number)).toBeLessThanOrEqual(
          (Math.abs(number) + Math.abs(findUnit(from.symbol)?.offset ?? 0) + 500) * 1e-5,
        );
      }),
    );
  });

  it('is the same in every spelling of number and unit', () => {
    fc.assert(
      fc.property(figure, fc.constantFrom(...units), (number, { symbol, spellings = [] }) => {
        const expected = parseQuantity(`${decimal(number)} ${symbol}`);
        expect(expected).toBeDefined();
        for (const unit of [symbol, ...spellings]) {
          for (const figures of [decimal(number), grouped(number, ','), grouped(number, ' ')]) {
            const close = /^\d/.test(unit) ? ' ' : '';
            expect(parseQuantity(`${figures}${close}${unit}`), `${figures} ${unit}`).toEqual(
              expected,
            );
            expect(parseQuantity(` ${figures}  ${unit} `), `${figures} ${unit}`).toEqual(expected);
          }
        }
      }),
    );
  });

  it('is parsed from its own formatted text', () => {
    const unit = fc.constantFrom('', ...units.map(({ symbol }) => symbol));
    fc.assert(
      fc.property(figure, fc.option(figure, { nil: undefined }), unit, (number, more, symbol) => {
        const text =
          more === undefined ? decimal(number) : `${decimal(number)} – ${decimal(number + more)}`;
        const quantity = parseQuantity(`${text} ${symbol}`);
        expect(quantity && parseQuantity(formatQuantity(quantity))).toEqual(quantity);
      }),
    );
  });

  it('never throws, whatever the text', () => {
    const text = fc.string({
      unit: fc.stringMatching(/^[012 .,/–…+kWmin"½±to°-]$/),
      maxLength: 90,
    });
    fc.assert(fc.property(text, (overrides) => void parseQuantity(overrides)));
  });
});

const decimal = (number: number) =>
  number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 12 });
const grouped = (number: number, mark: string) =>
  number.toLocaleString('en-US', { maximumFractionDigits: 12 }).replaceAll(',', mark);
