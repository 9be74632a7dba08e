import type { components } from '../../src/schema.d.ts';
import { pickFields } from '../fields.ts';
import { allocateCents } from '../money/share-out.ts';
import { fromDollars, toDollars } from '../money/dollars.ts';
import { isLine } from './is-line.ts';
import { coveredOf, unitsOfPart, type CoveredUnits, type PartUnits } from './part-units.ts';
import { customsDataOf } from '../shipping/customs/customs-data.ts';
import { parcelOf, type OwedLine } from './owed.ts';
import { weightOf } from '../shipping/item-weight.ts';

type Schemas = components['schemas'];
type Attribute = Pick<Schemas['Attribute'], 'attributeId' | 'type' | 'value'>;

type SoldPart = Schemas['SoldPart'];

/** A part of a kit as sold, with what is needed to pick, pack and ship it. */
export interface FrozenPart extends Omit<SoldPart, 'units' | 'unitsRefunded'> {
  /** Units in all kits of the line, if some of them are missing from their kits. */
  units?: number;
  digital: boolean;
  image: string | null;
  partNumber: string | null;
  /** Shipping attributes. The part follows the kit's shipping group. */
  attributes: Attribute[];
}

interface CurrentPart extends Pick<
  FrozenPart,
  'catalogId' | 'catalogItemId' | 'title' | 'quantity' | 'digital' | 'image' | 'partNumber'
> {
  /** The regular price. */
  priceCents: number;
  attributes: readonly Attribute[];
}

/**
 * Returns the parts as they are sold now. Later changes to the kit or its parts don't affect them.
 * @param kit the kit's own attributes
 */
export function freezeParts(
  parts: readonly CurrentPart[],
  kit: readonly Attribute[],
): FrozenPart[] {
  return parts.map(({ priceCents, attributes, ...part }) => ({
    ...pickFields(part, { ...keyFields, digital: true, image: true, partNumber: true }),
    price: toDollars(priceCents),
    weight: part.digital ? null : weightOf(attributes),
    ...customsDataOf(attributes),
    attributes: attributesInKit(attributes, kit),
  }));
}

/** Returns the attributes by which a part ships: its own, in the kit's shipping group. */
export const attributesInKit = (
  part: readonly Attribute[],
  kit: readonly Attribute[],
): Attribute[] =>
  [
    ...kit.filter(({ type }) => type === 'SHIPPING'),
    ...part.filter(({ type }) => isSent(type)),
  ].map(pickAttribute);

const isSent = (type: Attribute['type']) =>
  ['WEIGHT', 'PACKAGE', 'HS_CODE', 'ORIGIN', 'SPEC'].includes(type);

const pickAttribute = ({ attributeId, type, value }: Attribute) => ({ attributeId, type, value });

const keyFields = { catalogId: true, catalogItemId: true, title: true, quantity: true } as const;

/**
 * Returns the field of an order line that shows a kit's parts, if it is a kit.
 * @param refunds those that count
 */
export const presentParts = ({
  quantity,
  parts,
  refunds,
}: {
  quantity: number;
  parts?: readonly FrozenPart[] | null | undefined;
  refunds: readonly CoveredUnits[];
}) =>
  parts
    ? {
        parts: parts.map((part) => ({
          ...pickFields(part, {
            ...keyFields,
            price: true,
            weight: true,
            hsCode: true,
            origin: true,
          }),
          units: unitsOfPart(part, quantity),
          unitsRefunded: coveredOf(part, refunds),
        })),
      }
    : {};

/** A line as people read it: a kit names its parts, such as `Spindle set (1 × ER20 spindle)`. */
export interface TitledLine {
  title: string;
  quantity: number;
  /** The parts of one kit. `units` are those in all kits, if some are missing. */
  parts?: readonly TitledPart[] | null | undefined;
}

interface TitledPart {
  title: string;
  quantity: number;
  units?: number;
}

export function titleWithParts({ title, quantity, parts }: TitledLine): string {
  if (!parts) return title;
  if (parts.every((part) => (part.units ?? part.quantity * quantity) === part.quantity * quantity))
    return `${title} (${listParts(parts)})`;
  const left = parts.map((part) => ({ ...part, quantity: part.units ?? part.quantity * quantity }));
  return `${title} (${listParts(left.filter((part) => part.quantity > 0))} in total)`;
}

const listParts = (parts: readonly TitledPart[]) =>
  parts.map((part) => `${part.quantity} × ${part.title}`).join('; ');

/** A refunded line, with the parts of the kit as sold, and the refunded ones. */
export interface RefundedLine extends CoveredUnits {
  title: string;
  soldParts?: readonly (PartUnits & { title: string })[] | null | undefined;
}

/** Returns what a refund covers: units, single parts of a kit, or part of the price. */
export function refundedTitle({ title, quantity, parts, soldParts }: RefundedLine): string {
  if (!parts || !soldParts) return quantity > 0 ? `${quantity} × ${title}` : `Part of ${title}`;
  const named = soldParts.map((part) => ({
    ...part,
    units: parts.find(isLine(part))?.quantity ?? 0,
  }));
  if (quantity > 0) return `${quantity} × ${titleWithParts({ title, quantity, parts: named })}`;
  const single = named.map((part) => ({ ...part, quantity: part.units }));
  return `Parts of ${title} (${listParts(single.filter((part) => part.quantity > 0))})`;
}

interface Line {
  title?: string;
  quantity: number;
  parts?: readonly LinePart[] | null | undefined;
}

/** `bought` are the units in all kits as sold, whether some are missing or not. */
type LinePart = FrozenPart & { bought?: number };

interface Charged {
  grossCents: number;
  taxCents: number;
}

/** What replaces a kit's own data in a line for one of its parts. */
type PartOfLine = Pick<FrozenPart, 'catalogId' | 'catalogItemId' | 'title' | 'image'> &
  Pick<FrozenPart, 'partNumber' | 'attributes' | 'quantity'> & {
    itemId: string;
    description: string;
    /** Price of one unit in dollars and in cents. */
    price: number;
    unitPriceCents: number;
    parts: null;
    /** Units of earlier parts in the same kits as sold, so refunds don't change it. */
    before: number;
  };

type OfPart<Of> = Of & Partial<Pick<PartOfLine, 'before' | 'attributes' | 'partNumber'>>;

/**
 * Replaces each kit with its shipped parts, which share the amount paid by their regular prices.
 * Lines of other items stay as they are.
 */
export const partLines = <Of extends Line & Charged>(lines: readonly Of[]): OfPart<Of>[] =>
  lines.flatMap((line): OfPart<Of>[] => {
    if (!line.parts) return [line];
    const gross = sharesOf(line.grossCents, line);
    const tax = sharesOf(line.taxCents, line);
    return shippedParts(line).map(({ at, ...part }) => ({
      ...line,
      ...part,
      grossCents: gross[at] ?? 0,
      taxCents: Math.min(tax[at] ?? 0, gross[at] ?? 0),
    }));
  });

/** Returns what `parcelOf` returns, with the parts of kits in place of the kits. */
export function contentsOf<Of extends Line & OwedLine>(order: Parameters<typeof parcelOf<Of>>[0]) {
  const parcel = parcelOf(order);
  return { ...parcel, lines: partLines(parcel.lines) };
}

/** Replaces each kit with its shipped parts, without amounts. */
export const partUnits = <Of extends Line>(lines: readonly Of[]): OfPart<Of>[] =>
  lines.flatMap((line): OfPart<Of>[] =>
    line.parts ? shippedParts(line).map(({ at: _at, ...part }) => ({ ...line, ...part })) : [line],
  );

function shippedParts({ title, quantity, parts }: Line): (PartOfLine & { at: number })[] {
  let before = 0;
  return (parts ?? []).flatMap((part, at) => {
    if (part.digital) return [];
    const units = unitsOfPart(part, quantity);
    const from = before;
    before += part.bought ?? units;
    if (units === 0) return [];
    const own = {
      ...pickFields(part, { ...keyFields, image: true, partNumber: true, price: true }),
      attributes: part.attributes,
      itemId: part.catalogItemId,
      description: `Part of ${title ?? ''}`,
      quantity: units,
      unitPriceCents: fromDollars(part.price),
      parts: null,
      before: from,
      at,
    };
    return [own];
  });
}

/** Splits an amount by the parts' regular prices, to the cent; evenly if all of them are free. */
function sharesOf(cents: number, { quantity, parts }: Line): number[] {
  const counted = parts ?? [];
  const values = counted.map((part) => fromDollars(part.price) * unitsOfPart(part, quantity));
  const total = values.reduce((sum, value) => sum + value, 0);
  // no share exceeds its part, so the parts stand for the whole amount
  const weights = total === 0 ? counted.map(() => cents) : values.map((value) => value * cents);
  return allocateCents(cents, weights);
}
