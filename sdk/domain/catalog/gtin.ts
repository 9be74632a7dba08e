/** Returns whether a text is a GTIN-8, -12, -13 or -14 with a correct check digit. */
export const isGtin = (text: string): boolean =>
  /^(\d{8}|\d{12,14})$/.test(text) && withCheckDigit(text.slice(0, -1)) === text;

/** Appends the check digit: https://www.gs1.org/services/how-calculate-check-digit-manually */
export function withCheckDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Pads a GTIN to 14 digits, because an item's UPC and EAN differ only in leading zeros. */
export const padGtin = (gtin: string): string => gtin.padStart(14, '0');

/** Returns a GTIN in every length that a scanner may send it in: as UPC, EAN and GTIN-14. */
export function gtinForms(gtin: string | null): string[] {
  if (gtin === null) return [];
  const lengths = [12, 13, 14].filter((length) => Number(gtin) < 10 ** length);
  return [
    ...new Set([gtin, ...lengths.map((length) => String(Number(gtin)).padStart(length, '0'))]),
  ];
}
