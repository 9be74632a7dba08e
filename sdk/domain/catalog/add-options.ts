import type { components } from '../../src/schema.d.ts';
import type { InvalidField } from '../invalid-field.ts';
import { fromDollars } from '../money/dollars.ts';
import { noDetails, type ItemDetails } from './item-details.ts';
import { validatePrice } from './items.ts';
import { specKey } from './specs.ts';

type Schemas = components['schemas'];
type Copy = Schemas['AddItemOptionsInput']['copies'][number];
type Type = Schemas['Attribute']['type'];

/** Returns the first invalid field of a request for copies of an item, or null. */
export function invalidCopies({
  options,
  copies,
}: Pick<Schemas['AddItemOptionsInput'], 'options' | 'copies'>): InvalidField | null {
  for (const [place, { title, values, price }] of copies.entries()) {
    const path = `copies.${place}`;
    if (title.trim() === '') return invalid(`${path}.title`, 'must consist of visible characters.');
    if (values.length !== options.length || values.some((value) => value.trim() === '')) {
      return invalid(`${path}.values`, 'must have a value for each option.');
    }
    if (!/^\d+(\.\d{1,2})?$/.test(String(price))) {
      return invalid(`${path}.price`, 'must have at most two decimals.');
    }
    const rejected = validatePrice(fromDollars(price));
    if (rejected) return invalid(`${path}.price`, rejected.field.message);
  }
  return null;
}

const invalid = (path: string, message: string): InvalidField => ({
  path,
  subject: 'The copy',
  message,
});

/** Files, licenses and roles belong to the item that they were uploaded for. */
const ownTypes: ReadonlySet<Type> = new Set(['DOWNLOADABLE', 'FILE', 'LICENSE', 'DISCORD']);

/** Returns the details that a copy shares with its original. A kit's copy is a kit of the same parts. */
export const copiedDetails = ({ kit, supplier }: Pick<ItemDetails, 'kit' | 'supplier'>) => ({
  ...noDetails,
  kit,
  supplier,
});

/** Returns the stock of a copy. A kit has none of its own. */
export const copiedStock = ({ kit }: Pick<ItemDetails, 'kit'>, { inventory }: Copy): number =>
  kit ? 0 : inventory;

/** Returns a copy's attributes: those of the original, with the copy's option values. */
export function copiedAttributes<
  Attribute extends { attributeId: string; type: Type; value: string },
>(
  attributes: readonly Attribute[],
  { options, values }: Pick<Copy, 'values'> & { options: readonly string[] },
): { attribute: Attribute; value: string }[] {
  const optionOf = ({ type, attributeId }: Attribute) =>
    type === 'SPEC' ? options.findIndex((name) => specKey(name) === specKey(attributeId)) : -1;
  return attributes
    .filter(({ type }) => !ownTypes.has(type))
    .map((attribute) => ({
      attribute,
      value: values[optionOf(attribute)]?.trim() ?? attribute.value,
    }));
}
