/** A provider's word, such as `warning_needs_response`, as people write it. */
export function humanize(code: string): string {
  const text = code.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
