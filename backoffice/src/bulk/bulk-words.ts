import { formatCents } from '../ui/format-money.ts';
import type { Action, Preview, Result } from './bulk-calls.ts';

export const orderCount = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;

const labelCount = (count: number) => `${count} ${count === 1 ? 'label' : 'labels'}`;

/** What the toolbar's buttons say. */
export const actionNames: Record<Action, string> = { pick: 'Pick', labels: 'Buy labels' };

export const titles: Record<Action, (count: number) => string> = {
  pick: (count) => `Pick ${orderCount(count)}`,
  labels: (count) => `Labels for ${orderCount(count)}`,
};

/** What the button says that does it: how many, and for how much. */
export const confirmations: Record<Action, (count: number, cents: number) => string> = {
  pick: (count) => `Mark ${orderCount(count)} as picked`,
  labels: (count, cents) => `Buy ${labelCount(count)} for ${formatCents(cents)}`,
};

/** What is done once it is over. */
export const doneTexts: Record<Action, (count: number) => string> = {
  pick: (count) => `${orderCount(count)} picked.`,
  labels: (count) => `${labelCount(count)} bought.`,
};

export const isFit = ({ Status }: Result) => Status === 'SUCCESS';

export const centsOf = (results: Preview['results']) =>
  results.reduce((sum, { cents = 0 }) => sum + cents, 0);
