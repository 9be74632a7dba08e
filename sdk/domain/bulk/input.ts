import type { components } from '../../src/schema.d.ts';
import type { InvalidField } from '../invalid-field.ts';

/** Maximum number of records in one bulk action. The contract has the same limit for `ids`. */
export const MAX_RECORDS = 1000;

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

/** Returns the missing or unexpected field of an action's input, or null. */
export function invalidInputOf(action: Action, input: BulkInput): InvalidField | null {
  const known: readonly string[] = fields[action] ?? [];
  const unknown = Object.keys(input).find((field) => !known.includes(field));
  if (unknown !== undefined) return invalid(unknown, `is not allowed for ${action}`);
  if (action === 'edit') return notHere;
  if (action === 'tag') return invalidTags(input);
  return action === 'prices' ? invalidPrice(input) : null;
}

const notHere: InvalidField = {
  path: 'action',
  subject: 'action',
  message: 'edit must be started with POST /api/admin/itemEdits',
};

function invalidTags({ of, add = [], remove = [], undo }: BulkInput): InvalidField | null {
  if (of === undefined) return invalid('of', 'must be orders or customers');
  const named = add.length + remove.length > 0;
  if (undo !== undefined)
    return named ? invalid('undo', "can't be combined with add or remove") : null;
  return named ? null : invalid('add', 'must name a tag to add or remove');
}

function invalidPrice(input: BulkInput): InvalidField | null {
  const values = prices.filter((field) => input[field] !== undefined);
  if (values.length === 1) return null;
  return invalid(values[1] ?? 'price', `must be the only one of ${prices.join(', ')}`);
}

const invalid = (field: string, message: string): InvalidField => ({
  path: `input.${field}`,
  subject: `input.${field}`,
  message,
});
