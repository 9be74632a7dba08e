import type { ParcelSize } from './parcel-size.ts';

/** The heaviest parcel the carrier takes: 70 pounds. */
export const MAX_PARCEL_OUNCES = 70 * 16;
/** The largest parcel the carrier takes: its length plus its girth, in inches. */
const MAX_PARCEL_INCHES = 130;
/** No parcel of that length and girth holds more. */
export const MAX_PARCEL_CUBIC_INCHES = (MAX_PARCEL_INCHES / 3) ** 3 / 4;

interface Measured {
  ounces: number;
  /** Null where no item says how large its box is. */
  size: ParcelSize | null;
}

export const isTooHeavy = (ounces: number) => ounces > MAX_PARCEL_OUNCES;

function isTooLarge(size: ParcelSize | null): boolean {
  if (size === null) return false;
  const [longest = 0, ...others] = [size.length, size.width, size.height].toSorted((a, b) => b - a);
  return longest + 2 * others.reduce((sum, each) => sum + each, 0) > MAX_PARCEL_INCHES;
}

/** Whether the carrier takes a parcel of that weight and size. */
export const fitsOneParcel = ({ ounces, size }: Measured) =>
  !isTooHeavy(ounces) && !isTooLarge(size);
