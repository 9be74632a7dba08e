import { ShopError } from '@spindle/sdk/errors';
import type { Message } from '../editing/message-dialog.tsx';
import type { Question } from '../ui/confirm-dialog.tsx';
import { formatDollars } from '../ui/format.ts';
import type { Item } from './store-queries.ts';

interface Titled {
  title: string;
}

export function deletingCatalog({ title }: Titled): Question {
  return {
    title: `Delete Catalog ${title}?`,
    text: `This will delete the Catalog [ ${title} ] in the CDN. This process will fail if it contains any remaining items.`,
    confirm: 'Delete Catalog',
  };
}

export function deletingItem({ title }: Titled): Question {
  return {
    title: 'Deleting Catalog Item',
    text: `Are you sure you want to delete '${title}'?`,
    confirm: 'Delete Item',
  };
}

export const catalogDeleted: Message = {
  tone: 'success',
  title: 'Delete Catalog',
  text: 'The catalog was successfully deleted.',
};

export function catalogNotDeleted(error: Error): Message {
  const isFull = error instanceof ShopError && error.code === 'CATALOG_NOT_EMPTY';
  return isFull ? catalogNotEmpty : { tone: 'warning', title: 'Error', text: error.message };
}

const catalogNotEmpty: Message = {
  tone: 'warning',
  title: 'Error',
  text: 'The catalog you are trying to delete still has items in it. Delete the items in the catalog first.',
};

export const itemDeleted: Message = {
  tone: 'success',
  title: 'Item Deleted',
  text: 'The catalog item was deleted successfully.',
};

export const catalogInvalid: Message = {
  tone: 'warning',
  title: 'Error Saving Catalog',
  text: 'You have errors in your catalog entries.',
};

export const itemInvalid: Message = {
  tone: 'warning',
  title: 'Form Validation Error',
  text: 'You have error in the catalog form. Please fix them and submit again.',
};

/** Returns what was saved and, if the price changed, the new price. */
export function savedItem(before: Item | null, { title, price }: Item): string {
  if (before?.price === price) return `${title} saved.`;
  return `${title} saved. The price is now ${formatDollars(price)}.`;
}

const LARGE_FACTOR = 5;

/** Returns the question to ask before a price changes this much, or null. Prices in dollars. */
export function changingPrice(from: number, to: number): Question | null {
  if (from <= 0 || (to <= from * LARGE_FACTOR && to * LARGE_FACTOR >= from)) return null;
  return {
    title: 'Large price change',
    text: `Change the price from ${formatDollars(from)} to ${formatDollars(to)}?`,
    confirm: 'Change Price',
  };
}
