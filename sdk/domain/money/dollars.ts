const price = /^(\d+)(?:\.(\d{1,2}))?$/;

/**
 * Parses a price in decimal dollars: `'129.95'` → `12995`.
 * @throws RangeError if the text isn't a price, or is too large to be stored
 */
export function parsePrice(text: string): number {
  const match = price.exec(text);
  const whole = match?.[1];
  if (whole === undefined) throw new RangeError(`not a price: ${text}`);
  const amount = Number(whole + (match?.[2] ?? '').padEnd(2, '0'));
  if (amount > 2_147_483_647) throw new RangeError(`price too large: ${text}`);
  return amount;
}

/** `12995` → `'129.95'`, always with two decimals. */
export function formatDollars(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not whole cents: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats cents for people: `123450` → `'$1,234.50'`, `-10` → `'-$0.10'`. */
export function formatMoney(cents: number): string {
  const digits = formatDollars(Math.abs(cents)).replace(/\B(?=(\d{3})+\.)/g, ',');
  return `${cents < 0 ? '-' : ''}$${digits}`;
}

/**
 * `12995` → `129.95`, for contract fields that are a JSON number of dollars. The number prints
 * exactly as written. Never calculate with it.
 */
export function toDollars(cents: number): number {
  return Number(formatDollars(cents));
}

/** `129.95` → `12995`: a price that arrived as a JSON number of dollars. */
export function fromDollars(dollars: number): number {
  return parsePrice(String(dollars));
}
