import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { optionValueKey } from '@spindle/sdk/domain/catalog/families';
import { plainDollars } from '../../ui/format.ts';
import { textOf, type FormValues } from '../../ui/form-values.ts';
import type { ItemRecord } from '../store-queries.ts';

type Form = BodyOf<'addItemOptions'>;

/** More rows than this don't fit one request. */
export const MAX_COPIES = 100;

/** A combination of option values that a copy will have. */
export interface Combination {
  /** Names the row's fields. */
  key: string;
  values: string[];
}

/** Returns the names of fields in a combination's row. */
export const rowFields = ({ key }: Combination) => ({
  price: `price ${key}`,
  inventory: `inventory ${key}`,
  externalId: `externalId ${key}`,
});

/** Returns the specifications that the form has selected as options. */
export const selectedOptions = (item: ItemRecord, values: FormValues): string[] =>
  item.specs.map(({ name }) => name).filter((_, at) => values[`option ${at}`] === true);

/** Splits a list of values as typed: `500 mm; 1000 mm`. */
const listOf = (text: unknown): string[] =>
  textOf(text)
    .split(';')
    .map((value) => value.trim())
    .filter((value) => value !== '');

/**
 * Returns all combinations of the typed values that no member has.
 * @param existing the members' values, in the order of the options
 */
export function combinationsOf(
  lists: readonly unknown[],
  existing: readonly (readonly string[])[],
): Combination[] {
  const known = new Set(existing.map(keyOf));
  const all = lists
    .map(listOf)
    .reduce<string[][]>(
      (before, values) => before.flatMap((row) => values.map((value) => [...row, value])),
      [[]],
    );
  return all.flatMap((values) => {
    const key = keyOf(values);
    if (values.length === 0 || known.has(key)) return [];
    known.add(key);
    return [{ key, values }];
  });
}

/** A dot would make the form nest its fields. */
const keyOf = (values: readonly string[]): string =>
  values.map((value) => encodeURIComponent(optionValueKey(value)).replaceAll('.', '%2E')).join('+');

/** Returns the copies to create, with what the row doesn't say taken from the item. */
export const copiesOf = (
  item: ItemRecord,
  combinations: readonly Combination[],
  { title, values: form }: { title: string; values: FormValues },
): Form['copies'] =>
  combinations.map((combination) => {
    const fields = rowFields(combination);
    const externalId = textOf(form[fields.externalId]);
    const price = textOf(form[fields.price]) || plainDollars(item.price);
    return {
      title: `${title}, ${combination.values.join(', ')}`,
      values: combination.values,
      price: Number(price),
      inventory: Number(textOf(form[fields.inventory])),
      ...(externalId !== '' && { externalId }),
    };
  });
