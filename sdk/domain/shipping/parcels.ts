import type { components } from '../../src/schema.d.ts';
import { DIGITAL_GROUP, shippingOf } from './shipping-of.ts';
import { parcelSize, type ParcelSize } from './parcel-size.ts';

type Attribute = Pick<components['schemas']['Attribute'], 'type' | 'value'>;

const OUNCES_A_POUND = 16;

export interface SentLine {
  digital: boolean;
  attributes: readonly Attribute[];
  quantity: number;
}

/** What carriers price by. */
export interface QuotedParcel<Line = SentLine> {
  group: string;
  lines: Line[];
  /** Whole pounds, rounded up. */
  pounds: number;
  /** Null where nobody has said how large all its boxes are. */
  size: ParcelSize | null;
}

/** One for each shipping group; none of what is delivered by access. */
export function parcelsOf<Line extends SentLine>(lines: readonly Line[]): QuotedParcel<Line>[] {
  const groups = new Map<string, { ounces: number; lines: Line[] }>();
  for (const line of lines) {
    const { group, ounces } = shippingOf(line);
    if (group === DIGITAL_GROUP) continue;
    const parcel = groups.get(group) ?? { ounces: 0, lines: [] };
    parcel.ounces += ounces * line.quantity;
    parcel.lines.push(line);
    groups.set(group, parcel);
  }
  return Array.from(groups, ([group, parcel]) => ({
    group,
    lines: parcel.lines,
    pounds: Math.ceil(parcel.ounces / OUNCES_A_POUND),
    size: parcelSize(parcel.lines),
  }));
}

/** As the carrier takes it. */
export const ouncesOf = ({ pounds }: Pick<QuotedParcel, 'pounds'>) => pounds * OUNCES_A_POUND;
