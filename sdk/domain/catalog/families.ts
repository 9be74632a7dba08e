import type { components } from '../../src/schema.d.ts';
import { attributeName } from '../editing/edit-attribute.ts';
import type { InvalidField } from '../invalid-field.ts';
import { rejection, type Rejection } from '../rejection.ts';
import { valueKey } from '../search/fold.ts';
import { nameOptions } from './name-options.ts';
import { parseQuantity } from './quantity.ts';
import { specKey } from './specs.ts';

type Schemas = components['schemas'];
type Attribute = Pick<Schemas['Attribute'], 'attributeId' | 'type' | 'value'>;

export const familySaved = 'Family saved.';
export const familyDeleted = 'Family deleted.';

const lacksValue = (title: string, option: string): Rejection =>
  rejection(
    'FAMILY_COMBINATION',
    `“${title}” needs the specification “${option}”, which distinguishes the members of its family.`,
  );

/** Two members would have the same values. */
export const sameCombination = rejection(
  'FAMILY_COMBINATION',
  'Another item of the family has the same options. Change a value first.',
);

const inOtherFamily = (title: string): Rejection =>
  rejection('ITEM_IN_FAMILY', `“${title}” belongs to another family. Remove it there first.`);

/** Parses a family's title and options. Returns the invalid field if there is one. */
export function readFamily({
  title: text,
  options: input,
}: Pick<Schemas['FamilyInput'], 'title' | 'options'>):
  | { title: string; options: string[] }
  | { invalid: InvalidField } {
  const title = text.trim();
  if (title === '') return invalid('title', 'The title', 'must consist of visible characters.');
  const options: string[] = [];
  for (const [place, option] of input.entries()) {
    const path = `options.${place}`;
    const named = attributeName(option, 'SPEC');
    if ('invalid' in named) return invalid(path, `“${option}”`, named.invalid.message);
    if (options.some((other) => specKey(other) === specKey(named.name))) {
      return invalid(path, `“${named.name}”`, 'is already an option.');
    }
    options.push(named.name);
  }
  return { title, options };
}

/** Maximum number of a family's members. The contract has the same limit for `members`. */
export const MAX_MEMBERS = 200;

/** Returns the field at fault if copies would make a family too large, or null. */
export const tooManyMembers = (count: number): InvalidField | null =>
  count <= MAX_MEMBERS
    ? null
    : invalid('copies', 'The family', `can have at most ${MAX_MEMBERS} members.`).invalid;

export const unknownMember = (place: number, id: string) =>
  invalid(`members.${place}`, `“${id}”`, 'must be an item of this catalog.');

function invalid(path: string, subject: string, message: string) {
  return { invalid: { path, subject, message } };
}

/** Returns an item's value of an option, or undefined if it has none. */
export const optionValue = (option: string, attributes: readonly Attribute[]): string | undefined =>
  attributes
    .find(({ type, attributeId }) => type === 'SPEC' && specKey(attributeId) === specKey(option))
    ?.value.trim() || undefined;

/** Returns an item's title with the options that it doesn't mention: `Rail, Length 500 mm`. */
export function titleWithOptions(
  { title, attributes }: Candidate,
  options: readonly string[],
): string {
  const values = options.flatMap((option): [string, string][] => {
    const value = optionValue(option, attributes);
    return value === undefined ? [] : [[option, value]];
  });
  return nameOptions(title, values);
}

/** Returns a value for comparison: `50 cm` equals `500 mm`. */
export function optionValueKey(value: string): string {
  const quantity = parseQuantity(value);
  if (quantity === undefined) return valueKey(value);
  return `${quantity.number}..${quantity.max ?? ''} ${quantity.unit}`;
}

interface Candidate {
  title: string;
  attributes: readonly Attribute[];
}

/**
 * Returns the key that makes a member's combination of option values unique in its family, or why
 * the item can't be a member.
 */
export function combinationOf(
  options: readonly string[],
  { title, attributes }: Candidate,
): { optionKey: string } | Rejection {
  const pairs: string[][] = [];
  for (const option of options) {
    const value = optionValue(option, attributes);
    if (value === undefined) return lacksValue(title, option);
    pairs.push([specKey(option), optionValueKey(value)]);
  }
  return { optionKey: JSON.stringify(pairs) };
}

/** Returns each future member's combination, or why the items can't form the family. */
export function combineMembers<Item extends Candidate & { familyId?: string | null | undefined }>(
  { familyId, options }: { familyId: string; options: readonly string[] },
  members: readonly Item[],
): { combinations: Map<Item, string> } | Rejection {
  const combinations = new Map<Item, string>();
  const keys = new Set<string>();
  for (const member of members) {
    if ((member.familyId ?? familyId) !== familyId) return inOtherFamily(member.title);
    const combined = combinationOf(options, member);
    if (!('optionKey' in combined)) return combined;
    if (keys.has(combined.optionKey)) return sameCombination;
    keys.add(combined.optionKey);
    combinations.set(member, combined.optionKey);
  }
  return { combinations };
}
