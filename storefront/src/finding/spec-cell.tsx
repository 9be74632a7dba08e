import type { Spec } from '../catalog/queries.ts';
import { decimalsOf, type SpecColumn } from './spec-columns.ts';
import styles from './item-table.module.css';

/** Shows a value in its column, or a dash if the item has none. */
export function SpecCell({ spec, column }: { spec: Spec | undefined; column: SpecColumn }) {
  const aligned = column.numeric && column.unit !== '' && spec?.number !== undefined;
  return (
    <td data-number={column.numeric || undefined} data-from={column.fromWidth ?? 'none'}>
      {aligned ? (
        <span className={styles.quantity} data-room={missingDigits(spec, column)}>
          {quantityText(spec)}
        </span>
      ) : (
        (spec?.value ?? '–')
      )}
    </td>
  );
}

/**
 * Returns the decimals that other values have and this one lacks. They are rendered invisibly to
 * align the decimal points.
 */
function missingDigits({ number, max }: Spec, { decimals }: SpecColumn): string {
  const own = decimalsOf(max ?? number);
  return own === 0 && decimals > 0 ? `.${'0'.repeat(decimals)}` : '0'.repeat(decimals - own);
}

/** Without its unit: `6,000 – 24,000`. */
function quantityText({ number, max }: Spec): string {
  return [number, max]
    .filter((end) => end !== undefined)
    .map(formatNumber)
    .join(' – ');
}

/** 24000 → 24,000, without rounding. */
function formatNumber(number: number): string {
  const [whole = '', fraction] = String(number).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}
