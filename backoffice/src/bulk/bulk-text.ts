import { formatCents } from '../ui/format.ts';
import type { Action, Preview, Result } from './bulk-calls.ts';
import type { Records } from './selection.ts';

const nouns: Record<Records, { one: string; many: string }> = {
  orders: { one: 'order', many: 'orders' },
  items: { one: 'item', many: 'items' },
  customers: { one: 'customer', many: 'customers' },
};

/** Example: `3 orders` */
export const countOf = (records: Records, count: number) =>
  `${count} ${nouns[records][count === 1 ? 'one' : 'many']}`;

const labelCount = (count: number) => `${count} ${count === 1 ? 'label' : 'labels'}`;

/** `which` is the number of records, such as `3 orders`. */
interface Texts {
  /** The label of the toolbar's button. */
  name: string;
  title: (which: string) => string;
  /** The label of the button that starts the action, with the number of records and the cost. */
  confirm: (which: string, count: number, cents: number) => string;
  /** The text once the job has finished. */
  done: (which: string, count: number) => string;
}

export const textsOf: Record<Action, Texts> = {
  pick: {
    name: 'Pick',
    title: (which) => `Pick ${which}`,
    confirm: (which) => `Mark ${which} as picked`,
    done: (which) => `${which} picked.`,
  },
  labels: {
    name: 'Buy labels',
    title: (which) => `Buy labels for ${which}`,
    confirm: (_, count, cents) => `Buy ${labelCount(count)} for ${formatCents(cents)}`,
    done: (_, count) => `${labelCount(count)} bought.`,
  },
  print: {
    name: 'Print',
    title: (which) => `Print labels and slips for ${which}`,
    confirm: (which) => `Print labels and slips for ${which}`,
    done: (which) => `Labels and slips ready for ${which}.`,
  },
  enable: {
    name: 'Show',
    title: (which) => `Show ${which}`,
    confirm: (which) => `Show ${which} to customers`,
    done: (which) => `${which} shown.`,
  },
  disable: {
    name: 'Hide',
    title: (which) => `Hide ${which}`,
    confirm: (which) => `Hide ${which} from customers`,
    done: (which) => `${which} hidden.`,
  },
  publish: {
    name: 'Publish',
    title: (which) => `Publish ${which}`,
    confirm: (which) => `Publish ${which} to the payment provider`,
    done: (which) => `${which} published.`,
  },
  prices: {
    name: 'Change prices',
    title: (which) => `Change prices for ${which}`,
    confirm: (which) => `Change prices for ${which}`,
    done: (which) => `Prices changed for ${which}.`,
  },
  edit: {
    name: 'Edit',
    title: (which) => `Edit ${which}`,
    confirm: (which) => `Change ${which}`,
    done: (which) => `${which} changed.`,
  },
  tag: {
    name: 'Tag',
    title: (which) => `Tag ${which}`,
    confirm: (which) => `Save tags for ${which}`,
    done: (which) => `Tags saved for ${which}.`,
  },
};

export const isReady = ({ Status }: Result) => Status === 'SUCCESS';

export const centsOf = (results: Preview['results']) =>
  results.reduce((sum, { cents = 0 }) => sum + cents, 0);
