import { formatCents } from '../ui/format-money.ts';
import type { Action, Preview, Result } from './bulk-calls.ts';

const counted = (one: string, many: string) => (count: number) =>
  `${count} ${count === 1 ? one : many}`;

const orderCount = counted('order', 'orders');
const itemCount = counted('item', 'items');
const labelCount = counted('label', 'labels');

interface Texts {
  /** What the toolbar's button says. */
  name: string;
  /** How many records: `3 orders`. */
  records: (count: number) => string;
  title: (count: number) => string;
  /** What the button says that does it: how many, and for how much. */
  confirm: (count: number, cents: number) => string;
  /** What is done once it is over. */
  done: (count: number) => string;
}

export const textsOf: Record<Action, Texts> = {
  pick: {
    name: 'Pick',
    records: orderCount,
    title: (count) => `Pick ${orderCount(count)}`,
    confirm: (count) => `Mark ${orderCount(count)} as picked`,
    done: (count) => `${orderCount(count)} picked.`,
  },
  labels: {
    name: 'Buy labels',
    records: orderCount,
    title: (count) => `Labels for ${orderCount(count)}`,
    confirm: (count, cents) => `Buy ${labelCount(count)} for ${formatCents(cents)}`,
    done: (count) => `${labelCount(count)} bought.`,
  },
  enable: {
    name: 'Show',
    records: itemCount,
    title: (count) => `Show ${itemCount(count)}`,
    confirm: (count) => `Show ${itemCount(count)} to customers`,
    done: (count) => `${itemCount(count)} shown.`,
  },
  disable: {
    name: 'Hide',
    records: itemCount,
    title: (count) => `Hide ${itemCount(count)}`,
    confirm: (count) => `Hide ${itemCount(count)} from customers`,
    done: (count) => `${itemCount(count)} hidden.`,
  },
  publish: {
    name: 'Publish',
    records: itemCount,
    title: (count) => `Publish ${itemCount(count)}`,
    confirm: (count) => `Publish ${itemCount(count)} at the payment provider`,
    done: (count) => `${itemCount(count)} published.`,
  },
  prices: {
    name: 'Prices',
    records: itemCount,
    title: (count) => `Prices of ${itemCount(count)}`,
    confirm: (count) => `Change the price of ${itemCount(count)}`,
    done: (count) => `The price of ${itemCount(count)} changed.`,
  },
  tag: {
    name: 'Tag',
    records: counted('record', 'records'),
    title: (count) => `Tags of ${count}`,
    confirm: (count) => `Save the tags of ${count}`,
    done: (count) => `The tags of ${count} saved.`,
  },
};

export const isFit = ({ Status }: Result) => Status === 'SUCCESS';

export const centsOf = (results: Preview['results']) =>
  results.reduce((sum, { cents = 0 }) => sum + cents, 0);
