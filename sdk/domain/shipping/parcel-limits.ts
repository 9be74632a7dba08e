import type { ParcelSize } from './parcel-size.ts';

/** Weight of the heaviest parcel the carrier accepts: 70 pounds. */
export const MAX_PARCEL_OUNCES = 70 * 16;
/** Size of the largest parcel the carrier accepts: length plus girth, in inches. */
const MAX_PARCEL_INCHES = 130;
/** Maximum volume of a parcel with this length plus girth. */
export const MAX_PARCEL_CUBIC_INCHES = (MAX_PARCEL_INCHES / 3) ** 3 / 4;

interface MeasuredParcel {
  ounces: number;
  /** Null if no item has a box size. */
  size: ParcelSize | null;
}

export const isTooHeavy = (ounces: number) => ounces > MAX_PARCEL_OUNCES;

function isTooLarge(size: ParcelSize | null): boolean {
  if (size === null) return false;
  const [longest = 0, ...others] = [size.length, size.width, size.height].toSorted((a, b) => b - a);
  return longest + 2 * others.reduce((sum, each) => sum + each, 0) > MAX_PARCEL_INCHES;
}

/** Returns whether the carrier accepts a parcel of this weight and size. */
export const fitsOneParcel = ({ ounces, size }: MeasuredParcel) =>
  !isTooHeavy(ounces) && !isTooLarge(size);
