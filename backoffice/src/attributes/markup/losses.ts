import { findLosses } from './round-trip.ts';

/** Returns the names of what the visual editor would lose. Empty markup loses nothing. */
export function losses(markup: string): string[] {
  return markup.trim() === '' ? [] : findLosses(markup);
}

/** Explains why the markup is edited as source. */
export const lossesText = (lost: readonly string[]): string =>
  `The visual editor doesn't support ${describeLosses(lost)}, so you're editing the HTML source.`;

function describeLosses(lost: readonly string[]): string {
  if (lost.includes('order')) return 'this structure';
  return lost.map((name) => `<${name}>`).join(', ');
}
