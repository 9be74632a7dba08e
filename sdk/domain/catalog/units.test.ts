import { describe, expect, it } from 'vitest';
import { findUnit } from './units.ts';

/** Number of base units, and the names people type, starting with the symbol. */
const one: [base: string, number: number, names: string][] = [
  ['mm', 1, 'mm|millimetre|millimeter|millimetres|millimeters'],
  ['mm', 0.001, 'µm|μm|um|micron|microns'],
  ['mm', 10, 'cm'],
  ['mm', 1000, 'm|metre|meter|metres|meters'],
  ['mm', 25.4, 'in|in.|"|″|”|inch|inches'],
  ['mm', 304.8, "ft|'|′|’|foot|feet"],
  ['mm', 0.0254, 'thou|mil'],
  ['W', 1, 'W|watt|watts'],
  ['W', 1000, 'kW'],
  ['W', 0.001, 'mW'],
  ['W', 745.7, 'hp'],
  ['VA', 1, 'VA'],
  ['VA', 1000, 'kVA'],
  ['V', 1, 'V|VAC|VDC|volt|volts'],
  ['V', 0.001, 'mV'],
  ['V', 1000, 'kV'],
  ['A', 1, 'A|amp|amps|ampere'],
  ['A', 0.001, 'mA'],
  ['A', 1e-6, 'µA|μA|uA'],
  ['Hz', 1, 'Hz'],
  ['Hz', 1000, 'kHz'],
  ['Hz', 1e6, 'MHz'],
  ['Hz', 1e9, 'GHz'],
  ['rpm', 1, 'rpm|r/min|1/min|min-1|min⁻¹|rev/min|U/min'],
  ['N m', 1, 'N m|N.m|Nm|N·m|N⋅m|N*m'],
  ['N m', 0.01, 'N cm'],
  ['N m', 0.001, 'mN m|N mm'],
  ['N m', 0.112985, 'lbf in|lbf-in|lb-in|in-lb|in lb|lb in'],
  ['N m', 1.35582, 'lbf ft|lbf-ft|lb-ft|ft-lb|ft lb|lb ft'],
  ['N m', 0.00706155, 'ozf in|ozf-in|oz-in|oz in'],
  ['N', 1, 'N'],
  ['N', 1000, 'kN'],
  ['N', 4.44822, 'lbf'],
  ['N', 9.80665, 'kgf'],
  ['bar', 1, 'bar'],
  ['bar', 0.001, 'mbar'],
  ['bar', 1e-5, 'Pa'],
  ['bar', 0.01, 'kPa'],
  ['bar', 10, 'MPa'],
  ['bar', 0.0689476, 'psi'],
  ['°', 1, '°|deg|degree|degrees'],
  ['°', 57.2958, 'rad'],
  ['°', 1 / 60, 'arcmin'],
  ['°', 1 / 3600, 'arcsec'],
  ['Ω', 1, 'Ω|Ω|ohm|ohms'],
  ['Ω', 0.001, 'mΩ|mΩ|mohm'],
  ['Ω', 1000, 'kΩ|kΩ|kohm'],
  ['mH', 1, 'mH'],
  ['mH', 0.001, 'µH|μH|uH'],
  ['µF', 1, 'µF|μF|uF'],
  ['µF', 0.001, 'nF'],
  ['µF', 1e-6, 'pF'],
  ['s', 1, 's|sec|seconds'],
  ['s', 0.001, 'ms'],
  ['s', 1e-6, 'µs|μs|us'],
  ['s', 60, 'min|minutes'],
  ['s', 3600, 'h|hr|hours'],
  ['L', 1, 'L|l|litre|liter|litres|liters'],
  ['L', 0.001, 'ml|mL'],
  ['L', 0.001, 'cm³|cm3|cc'],
  ['L', 3.78541, 'gal'],
  ['L/min', 1, 'L/min|l/min|lpm'],
  ['L/min', 1 / 60, 'L/h|l/h'],
  ['L/min', 3.78541, 'gal/min|gpm'],
  ['L/min', 1000 / 60, 'm³/h|m3/h'],
  ['L/min', 28.3168, 'cfm|ft³/min|ft3/min'],
  ['mm/min', 1, 'mm/min'],
  ['mm/min', 60, 'mm/s'],
  ['mm/min', 1000, 'm/min'],
  ['mm/min', 60_000, 'm/s'],
  ['mm/min', 25.4, 'in/min|ipm'],
  ['g', 1, 'g|gram|grams'],
  ['g', 0.001, 'mg'],
  ['g', 1000, 'kg'],
  ['g', 28.3495, 'oz|ounce|ounces'],
  ['g', 453.592, 'lb|lbs|pound|pounds'],
  ['mm²', 1, 'mm²|mm2'],
  ['mm²', 100, 'cm²|cm2'],
  ['mm²', 1e6, 'm²|m2'],
  ['mm²', 645.16, 'in²|in2'],
  ['Wh', 1, 'Wh'],
  ['Wh', 1000, 'kWh'],
  ['Wh', 1 / 3600, 'J'],
  ['Wh', 1 / 3.6, 'kJ'],
  ['Ah', 1, 'Ah'],
  ['Ah', 0.001, 'mAh'],
  ['kB', 1, 'kB'],
  ['kB', 1000, 'MB'],
  ['kB', 1e6, 'GB'],
  ['g cm²', 1, 'g cm²|g cm2'],
  ['g cm²', 1e7, 'kg m²|kg m2'],
  ['N/µm', 1, 'N/µm|N/μm|N/um'],
  ['mm/rev', 1, 'mm/rev|mm/turn'],
  ['dB', 1, 'dB|dB(A)|dBA'],
  ['%', 1, '%|percent'],
];

describe('a unit', () => {
  it.each(one)('in %s is %d base units: %s', (base, number, names) => {
    const [symbol, ...others] = names.split('|');
    for (const name of [symbol ?? '', ...others]) {
      const unit = findUnit(name);
      expect(unit, name).toMatchObject({ symbol, base, offset: 0 });
      expect((unit?.slope ?? 0) / number, name).toBeCloseTo(1, 5);
    }
  });

  it.each([
    ['°C|℃|degC', 0, 100],
    ['°F|℉|degF', 32, 212],
    ['K|kelvin', 273.15, 373.15],
  ])('of temperature has the freezing and boiling points of water: %s', (names, melts, boils) => {
    const [symbol, ...others] = names.split('|');
    for (const name of [symbol ?? '', ...others]) {
      const unit = findUnit(name);
      expect(unit, name).toMatchObject({ symbol, base: '°C' });
      const { slope, offset } = unit ?? { slope: 0, offset: 0 };
      expect(melts * slope + offset).toBeCloseTo(0, 6);
      expect(boils * slope + offset).toBeCloseTo(100, 6);
    }
  });

  it('is found regardless of case and spaces unless that names another one', () => {
    for (const name of ['NM', 'n m', ' N\tm ', 'N · m', 'nM']) {
      expect(findUnit(name)?.symbol, name).toBe('N m');
    }
    expect(findUnit('KW')?.symbol).toBe('kW');
    expect(findUnit('MW')?.symbol).toBe('mW');
  });

  it.each(['', ' ', 'furlong', 'mmm', 'k W h x', '·'])("doesn't include %j", (name) => {
    expect(findUnit(name)).toBeUndefined();
  });
});
