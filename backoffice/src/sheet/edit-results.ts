import { idOf } from '@spindle/sdk/domain/bulk/item-edit';
import type { ReadRow } from '@spindle/sdk/domain/bulk/sheet';
import type { Result } from '../bulk/bulk-calls.ts';
import { isReady } from '../bulk/bulk-text.ts';
import { labelOf } from './columns.ts';

export interface SortedResults {
  fit: Result[];
  /** Number of unchanged items. */
  same: number;
  /** Items that someone else has saved since they were loaded. */
  met: Result[];
  /** Items that can't be changed, with the invalid column, if any. */
  invalid: Result[];
}

/** Combines the shop's results with errors found before asking the shop. */
export function sorted(rows: readonly ReadRow[], results: readonly Result[]): SortedResults {
  const unread = rows.flatMap(({ edit, errors }) =>
    errors.map(({ column, message }) => rejectedAt(idOf(edit), column, message)),
  );
  const fit = results.filter(isReady);
  const rejected = results.filter((one) => !isReady(one));
  const isMet = ({ code, Errors }: Result) => code === 'CHANGED_MEANWHILE' && !Errors;
  return {
    fit: fit.filter(({ changes = [] }) => changes.length > 0),
    same: fit.filter(({ changes = [] }) => changes.length === 0).length,
    met: rejected.filter(isMet),
    invalid: [
      ...unread,
      ...rejected
        .filter((one) => !isMet(one))
        .map((one) => ({
          ...one,
          ...rejectedAt(one.id, one.Errors?.[0]?.path ?? null, one.Reason),
        })),
    ],
  };
}

function rejectedAt(id: string, field: string | null, reason: string): Result {
  const Reason = field === null ? reason : `${names[field] ?? labelOf(field)}: ${reason}`;
  return { id, Status: 'ERROR', Reason };
}

const names: Readonly<Record<string, string>> = { sale: 'Sale', stock: 'Stock ±' };
