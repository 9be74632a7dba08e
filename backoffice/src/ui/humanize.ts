/** A provider's word, such as `warning_needs_response`, as people write it. */
export function humanize(providerWord: string): string {
  const text = providerWord.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
