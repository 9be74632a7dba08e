import type { Spec } from '../catalog/queries.ts';
import { decimalsOf, type SpecColumn } from './spec-columns.ts';
import styles from './item-table.module.css';

/** A value in its column; a dash for what an item does not say. */
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

/** What others have after the point and this one has not: kept free, so that points align. */
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

/** 24000 → 24,000; nothing is rounded. */
function formatNumber(number: number): string {
  const [whole = '', fraction] = String(number).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction ? `${grouped}.${fraction}` : grouped;
}
