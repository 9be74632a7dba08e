const OUNCES_PER_POUND = 16;

/** Formats a weight: 40 ounces → `2 lb 8 oz`. */
export function formatWeight(ounces: number): string {
  const whole = Math.ceil(ounces);
  const pounds = Math.floor(whole / OUNCES_PER_POUND);
  const rest = whole % OUNCES_PER_POUND;
  const parts = [pounds > 0 ? `${pounds} lb` : '', rest > 0 || pounds === 0 ? `${rest} oz` : ''];
  return parts.filter(Boolean).join(' ');
}
