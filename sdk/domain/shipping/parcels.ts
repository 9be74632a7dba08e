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
export interface QuotedParcel {
  /** Whole pounds, rounded up. */
  pounds: number;
  /** Null where nobody has said how large all its boxes are. */
  size: ParcelSize | null;
}

/** One for each shipping group; none of what is delivered by access. */
export function parcelsOf(lines: readonly SentLine[]): QuotedParcel[] {
  const groups = new Map<string, { ounces: number; lines: SentLine[] }>();
  for (const line of lines) {
    const { group, ounces } = shippingOf(line);
    if (group === DIGITAL_GROUP) continue;
    const parcel = groups.get(group) ?? { ounces: 0, lines: [] };
    parcel.ounces += ounces * line.quantity;
    parcel.lines.push(line);
    groups.set(group, parcel);
  }
  return Array.from(groups.values(), (parcel) => ({
    pounds: Math.ceil(parcel.ounces / OUNCES_A_POUND),
    size: parcelSize(parcel.lines),
  }));
}

/** As the carrier takes it. */
export const ouncesOf = ({ pounds }: QuotedParcel) => pounds * OUNCES_A_POUND;
