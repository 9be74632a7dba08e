import type { Theme } from '@mui/material';
import type { AdminOrder } from '../providers/records.ts';
import { colorsOf, type Tone } from '../ui/tones.ts';

const recentMs = 15 * 60_000;

type Statuss = Pick<AdminOrder, 'state' | 'parentId' | 'dateCreated'>;

/** Reasons to highlight a row. The first match wins. */
export type Status = 'return' | 'recent' | 'refunded' | null;

export function statusOf(order: Statuss, now: number): Status {
  const names = order.state.split(' ');
  if (order.parentId !== null || names.includes('RETURN_REQUESTED')) return 'return';
  if (now - Date.parse(order.dateCreated) < recentMs) return 'recent';
  return names.includes('REFUNDED') ? 'refunded' : null;
}

const tones = { return: 'plain', recent: 'done', refunded: 'gone' } as const satisfies Record<
  string,
  Tone
>;

/** Returns the row's background and edge. A chip in the row gives the same information in words. */
export function rowSx(status: Status) {
  if (status === null) return {};
  return ({ palette }: Theme) => {
    const { ink, ground } = colorsOf(tones[status], palette.mode);
    return { backgroundColor: `${ground}99`, boxShadow: `inset 3px 0 0 ${ink}` };
  };
}
