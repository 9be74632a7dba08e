/** In inches. */
export interface ParcelSize {
  length: number;
  width: number;
  height: number;
}

interface Line {
  quantity: number;
  attributes: readonly { type: string; value: string }[];
}

const measure = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;
const written = new RegExp(
  String.raw`^${[measure, measure, measure].join(String.raw`\s*[x×]\s*`)}\s*(?:in)?$`,
  'i',
);

/**
 * The parcel of what stands in its boxes one upon the other: as large below as the largest of them,
 * as high as all together. Null where an item does not say how large its box is.
 */
export function parcelSize(lines: readonly Line[]): ParcelSize | null {
  const parcel = { length: 0, width: 0, height: 0 };
  for (const { attributes, quantity } of lines) {
    const box = boxOf(attributes);
    if (box === null) return null;
    parcel.length = Math.max(parcel.length, box.length);
    parcel.width = Math.max(parcel.width, box.width);
    parcel.height += box.height * quantity;
  }
  return lines.length === 0 ? null : { ...parcel, height: Math.round(parcel.height * 100) / 100 };
}

/** `12x8.5x4` or `12 × 8.5 × 4 in`, length, width and height, of the first that is a size. */
function boxOf(attributes: Line['attributes']): ParcelSize | null {
  for (const { type, value } of attributes) {
    const [, ...found] = (type === 'PACKAGE' && written.exec(value.trim())) || [];
    const [one = 0, other = 0, height = 0] = found.map(Number);
    if (one > 0 && other > 0 && height > 0) {
      return { length: Math.max(one, other), width: Math.min(one, other), height };
    }
  }
  return null;
}
