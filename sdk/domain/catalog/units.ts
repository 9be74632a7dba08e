import Qty from 'js-quantities';
import { dimensions, type Dimension, type UnitTerms } from './unit-table.ts';

/** A unit the shop knows, with the linear conversion to the base unit of its dimension. */
export interface Unit {
  /** As displayed: `kW`. */
  symbol: string;
  /** Symbol of the base unit. */
  base: string;
  /** `base = slope × number + offset`. Only temperatures have an offset. */
  slope: number;
  offset: number;
}

const bySpelling = new Map<string, Unit>();
const byLowerCase = new Map<string, Unit>();
for (const dimension of dimensions) {
  for (const terms of dimension.units) addUnit(dimension, terms);
}

function addUnit(dimension: Dimension, { symbol, terms, spellings = [] }: UnitTerms) {
  const [{ symbol: base, terms: baseTerms }] = dimension.units;
  const unit = { symbol, base, ...lineBetween(terms ?? symbol, baseTerms ?? base) };
  for (const spelling of [symbol, ...spellings]) {
    bySpelling.set(joined(spelling), unit);
    const lowerCase = joined(spelling).toLowerCase();
    if (!byLowerCase.has(lowerCase)) byLowerCase.set(lowerCase, unit);
  }
}

function lineBetween(from: string, to: string) {
  if (from === to) return { slope: 1, offset: 0 };
  if (!from.startsWith('temp')) return { slope: Qty(from).to(to).scalar, offset: 0 };
  const offset = Qty(0, from).to(to).scalar;
  return { slope: Qty(1, from).to(to).scalar - offset, offset };
}

/** Ignores spaces and dots, so that `N m`, `N·m`, `N*m` and `Nm` match. */
function joined(text: string): string {
  return text.replaceAll(/[\s·⋅*]/g, '');
}

/** Finds the unit with this name. Case matters only where it distinguishes two units. */
export function findUnit(text: string): Unit | undefined {
  const spelling = joined(text);
  return bySpelling.get(spelling) ?? byLowerCase.get(spelling.toLowerCase());
}
