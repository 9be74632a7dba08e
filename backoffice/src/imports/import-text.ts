import type { ImportSummary } from './import-query.ts';

export const kindLabels = {
  items: 'Items',
  customers: 'Customers',
  redirects: 'Redirects',
} as const satisfies Record<ImportSummary['kind'], string>;

const formatLabels = {
  spindle: 'Export of this shop',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  table: 'Table',
} as const;

/** Names the format and the encoding of a file. */
export const describeFile = ({ format, encoding }: ImportSummary): string =>
  [format === null ? null : formatLabels[format], encoding].filter(Boolean).join(', ');

/** Describes where an import stands. */
export function stateText({ state, undoing, dateUndone, counts }: ImportSummary): string {
  if (state === 'reading') return 'Reading the file…';
  if (state === 'failed') return "Couldn't read the file";
  if (state === 'review') return counts.problems > 0 ? 'Has problems' : 'Ready for review';
  if (state === 'applying') return undoing ? 'Undoing…' : 'Importing…';
  return dateUndone === null ? 'Imported' : 'Undone';
}
