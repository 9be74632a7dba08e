/** Edges in inches. */
export interface ParcelSize {
  length: number;
  width: number;
  height: number;
}

const measure = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const written = new RegExp(
  String.raw`^${[measure, measure, measure].join(String.raw`\s*[x×]\s*`)}\s*(?:in)?$`,
  'i',
);

/**
 * Returns the size of two stacked boxes: the larger of their footprints, and the sum of their
 * heights. A box of unknown size takes no space.
 */
export function stack(below: ParcelSize | null, above: ParcelSize | null): ParcelSize | null {
  if (below === null || above === null) return below ?? above;
  return {
    length: Math.max(below.length, above.length),
    width: Math.max(below.width, above.width),
    height: Math.round((below.height + above.height) * 100) / 100,
  };
}

/**
 * Returns an item's box size from the first attribute that contains a size: `12x8.5x4` or `12 × 8.5
 * × 4 in`.
 */
export function boxOf(attributes: readonly { type: string; value: string }[]): ParcelSize | null {
  for (const { type, value } of attributes) {
    const [, ...found] = (type === 'PACKAGE' && written.exec(value.trim())) || [];
    const [one = 0, other = 0, height = 0] = found.map(Number);
    if (one > 0 && other > 0 && height > 0) {
      return { length: Math.max(one, other), width: Math.min(one, other), height };
    }
  }
  return null;
}

interface Line {
  quantity: number;
  attributes: readonly { type: string; value: string }[];
}

/** Returns the size of a parcel that holds all lines, or null if no item has a box size. */
export function parcelSize(lines: readonly Line[]): ParcelSize | null {
  let size: ParcelSize | null = null;
  for (const { attributes, quantity } of lines) {
    const box = boxOf(attributes);
    if (box === null || quantity < 1) continue;
    size = stack(size, { ...box, height: Math.round(box.height * quantity * 100) / 100 });
  }
  return size;
}

const CUBIC_FOOT = 12 ** 3;
const CUBIC_INCHES_PER_POUND = 166;

export const cubicInches = (size: ParcelSize | null): number =>
  size === null ? 0 : size.length * size.width * size.height;

/** Returns the dimensional weight in pounds, which is zero up to a cubic foot. */
export const dimensionalPounds = (inches: number): number =>
  inches > CUBIC_FOOT ? Math.ceil(inches / CUBIC_INCHES_PER_POUND) : 0;
