export interface UnitTerms {
  /** The symbol that is displayed. */
  symbol: string;
  /** The name in js-quantities, if it isn't the symbol. */
  terms?: string;
  /** Other spellings that people type. */
  spellings?: readonly string[];
}

/** Units that can be converted to each other. Quantities are compared in the first one. */
export interface Dimension {
  units: readonly [UnitTerms, ...UnitTerms[]];
}

const unit = (symbol: string, terms: string, ...spellings: string[]): UnitTerms => ({
  symbol,
  terms,
  spellings,
});

const of = (...units: Dimension['units']): Dimension => ({ units });

/**
 * The dimensions of parts. If two spellings differ only by case and the text matches neither
 * exactly, the first one here wins: `2200w` is power and `400HZ` is a frequency.
 */
export const dimensions: readonly Dimension[] = [
  of(
    unit('mm', 'mm', 'millimetre', 'millimeter', 'millimetres', 'millimeters'),
    unit('µm', 'um', 'μm', 'um', 'micron', 'microns'),
    unit('cm', 'cm'),
    unit('m', 'm', 'metre', 'meter', 'metres', 'meters'),
    unit('in', 'in', 'in.', '"', '″', '”', 'inch', 'inches'),
    unit('ft', 'ft', "'", '′', '’', 'foot', 'feet'),
    unit('thou', 'mil', 'mil'),
  ),
  of(unit('W', 'W', 'watt', 'watts'), unit('kW', 'kW'), unit('mW', 'mW'), unit('hp', 'hp')),
  of(unit('VA', 'V*A'), unit('kVA', 'kV*A')),
  of(unit('V', 'V', 'VAC', 'VDC', 'volt', 'volts'), unit('mV', 'mV'), unit('kV', 'kV')),
  of(unit('A', 'A', 'amp', 'amps', 'ampere'), unit('mA', 'mA'), unit('µA', 'uA', 'μA', 'uA')),
  of(unit('Hz', 'Hz'), unit('kHz', 'kHz'), unit('MHz', 'MHz'), unit('GHz', 'GHz')),
  of(unit('rpm', 'rpm', 'r/min', '1/min', 'min-1', 'min⁻¹', 'rev/min', 'U/min')),
  of(
    unit('N m', 'N*m', 'N.m'),
    unit('N cm', 'N*cm'),
    unit('mN m', 'N*mm', 'N mm'),
    unit('lbf in', 'lbf*in', 'lbf-in', 'lb-in', 'in-lb', 'in lb', 'lb in'),
    unit('lbf ft', 'lbf*ft', 'lbf-ft', 'lb-ft', 'ft-lb', 'ft lb', 'lb ft'),
    unit('ozf in', '0.0625 lbf*in', 'ozf-in', 'oz-in', 'oz in'),
  ),
  of(unit('N', 'N'), unit('kN', 'kN'), unit('lbf', 'lbf'), unit('kgf', '9.80665 N')),
  of(
    unit('bar', 'bar'),
    unit('mbar', 'mbar'),
    unit('Pa', 'Pa'),
    unit('kPa', 'kPa'),
    unit('MPa', 'MPa'),
    unit('psi', 'psi'),
  ),
  of(
    unit('°C', 'tempC', '℃', 'degC'),
    unit('°F', 'tempF', '℉', 'degF'),
    unit('K', 'tempK', 'kelvin'),
  ),
  of(
    unit('°', 'deg', 'deg', 'degree', 'degrees'),
    unit('rad', 'rad'),
    unit('arcmin', 'arcmin'),
    unit('arcsec', 'arcsec'),
  ),
  of(
    unit('Ω', 'ohm', 'Ω', 'ohm', 'ohms'),
    unit('mΩ', 'mohm', 'mΩ', 'mohm'),
    unit('kΩ', 'kohm', 'kΩ', 'kohm'),
  ),
  of(unit('mH', 'mH'), unit('µH', 'uH', 'μH', 'uH')),
  of(unit('µF', 'uF', 'μF', 'uF'), unit('nF', 'nF'), unit('pF', 'pF')),
  of(
    unit('s', 's', 'sec', 'seconds'),
    unit('ms', 'ms'),
    unit('µs', 'us', 'μs', 'us'),
    unit('min', 'min', 'minutes'),
    unit('h', 'h', 'hr', 'hours'),
  ),
  of(
    unit('L', 'l', 'l', 'litre', 'liter', 'litres', 'liters'),
    unit('ml', 'ml', 'mL'),
    unit('cm³', 'cm^3', 'cm3', 'cc'),
    unit('gal', 'gal'),
  ),
  of(
    unit('L/min', 'l/min', 'l/min', 'lpm'),
    unit('L/h', 'l/h', 'l/h'),
    unit('gal/min', 'gal/min', 'gpm'),
    unit('m³/h', 'm^3/h', 'm3/h'),
    unit('cfm', 'ft^3/min', 'ft³/min', 'ft3/min'),
  ),
  of(
    unit('mm/min', 'mm/min'),
    unit('mm/s', 'mm/s'),
    unit('m/min', 'm/min'),
    unit('m/s', 'm/s'),
    unit('in/min', 'in/min', 'ipm'),
  ),
  of(
    unit('g', 'g', 'gram', 'grams'),
    unit('mg', 'mg'),
    unit('kg', 'kg'),
    unit('oz', 'oz', 'ounce', 'ounces'),
    unit('lb', 'lb', 'lbs', 'pound', 'pounds'),
  ),
  of(
    unit('mm²', 'mm^2', 'mm2'),
    unit('cm²', 'cm^2', 'cm2'),
    unit('m²', 'm^2', 'm2'),
    unit('in²', 'in^2', 'in2'),
  ),
  of(unit('Wh', 'W*h'), unit('kWh', 'kW*h'), unit('J', 'J'), unit('kJ', 'kJ')),
  of(unit('Ah', 'A*h'), unit('mAh', 'mA*h')),
  of(unit('kB', 'kB'), unit('MB', 'MB'), unit('GB', 'GB')),
  of(unit('g cm²', 'g*cm^2', 'g cm2'), unit('kg m²', 'kg*m^2', 'kg m2')),
  of(unit('N/µm', 'N/um', 'N/μm', 'N/um')),
  of(unit('mm/rev', 'mm/rev', 'mm/turn')),
  of(unit('dB', 'dB', 'dB(A)', 'dBA')),
  of(unit('%', '%', 'percent')),
];
