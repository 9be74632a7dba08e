import { saveFile } from '@spindle/sdk/save-file';
import papaparse from 'papaparse';
import { lineCents, ouncesOf, priceAt, rejectionReason, type PartLine } from './parts.ts';

/** Returns the lines as CSV. No cell starts like a formula, so spreadsheets can open it safely. */
export function toCsv(lines: readonly PartLine[], origin: string): string {
  const rows = lines.map((line) => {
    const { item, catalogId, catalogItemId, quantity } = line;
    const ounces = item ? ouncesOf(item) : null;
    return {
      'Part number': item?.externalId ?? '',
      Part: item?.title ?? `${catalogId}/${catalogItemId}`,
      Quantity: quantity,
      'Price each (USD)': item ? priceAt(item, quantity).price.toFixed(2) : '',
      'Total (USD)': item ? (lineCents(line) / 100).toFixed(2) : '',
      'Weight each (oz)': ounces ?? '',
      Note: rejectionReason(line) ?? '',
      Address: item ? `${origin}/ui/shop/${catalogId}/${catalogItemId}` : '',
    };
  });
  return papaparse.unparse(rows, { escapeFormulae: true });
}

/** Saves a file through the browser. */
export function downloadCsv(lines: readonly PartLine[], title: string): void {
  // The byte order mark tells spreadsheets that the file is UTF-8.
  const file = new Blob(['\uFEFF', toCsv(lines, window.location.origin)], {
    type: 'text/csv;charset=utf-8',
  });
  saveFile(file, `${fileName(title)}.csv`);
}

function fileName(title: string): string {
  const plain = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return plain.replaceAll(/^-|-$/g, '') || 'parts-list';
}
