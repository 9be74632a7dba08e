import type { components } from '../../src/schema.d.ts';
import type { UnfitField } from '../unfit-field.ts';

/** The most records one bulk may name, as the contract says of its `ids`. */
export const MOST_RECORDS = 1000;

type Action = components['schemas']['BulkAction'];
export type BulkInput = components['schemas']['BulkInput'];
type Field = keyof BulkInput;

const prices = ['price', 'percent', 'difference', 'undo'] as const;

const fields: Partial<Record<Action, readonly Field[]>> = {
  tag: ['of', 'add', 'remove', 'undo'],
  prices,
  enable: ['undo'],
  disable: ['undo'],
};

/** What an action lacks of its input, or cannot do with; null where it fits. */
export function unfitInputOf(action: Action, input: BulkInput): UnfitField | null {
  const known: readonly string[] = fields[action] ?? [];
  const unknown = Object.keys(input).find((field) => !known.includes(field));
  if (unknown !== undefined) return unfit(unknown, `is not for ${action}`);
  if (action === 'edit') return notHere;
  if (action === 'tag') return unfitTags(input);
  return action === 'prices' ? unfitPrice(input) : null;
}

const notHere: UnfitField = {
  path: 'action',
  subject: 'action',
  message: 'edit is begun by POST /api/admin/itemEdits',
};

function unfitTags({ of, add = [], remove = [], undo }: BulkInput): UnfitField | null {
  if (of === undefined) return unfit('of', 'must be orders or customers');
  const named = add.length + remove.length > 0;
  if (undo !== undefined) return named ? unfit('undo', 'must be without add and remove') : null;
  return named ? null : unfit('add', 'must name a tag to add or remove');
}

function unfitPrice(input: BulkInput): UnfitField | null {
  const given = prices.filter((field) => input[field] !== undefined);
  if (given.length === 1) return null;
  return unfit(given[1] ?? 'price', `must be the only one of ${prices.join(', ')}`);
}

const unfit = (field: string, message: string): UnfitField => ({
  path: `input.${field}`,
  subject: `input.${field}`,
  message,
});
