import type { components } from '../../src/schema.d.ts';
import { parseQuantity } from './quantity.ts';
import { optionValue, optionValueKey } from './families.ts';
import { specKey } from './specs.ts';

type Schemas = components['schemas'];
type ItemFamily = Schemas['ItemFamily'];

/** A family as stored. */
export interface StoredFamily {
  familyId: string;
  title: string;
  options: readonly string[];
}

/** A member that customers see. */
export interface VisibleMember {
  catalogItemId: string;
  /** The current price in dollars. */
  price: number;
  /** Whether the item can be bought now. */
  available: boolean;
  attributes: readonly Pick<Schemas['Attribute'], 'attributeId' | 'type' | 'value'>[];
}

interface FamilyContext {
  /** The spec sheet of the family's catalog. */
  sheet: readonly Pick<Schemas['SpecName'], 'name' | 'unit'>[];
  least?: number;
}

/** Customers see a single member as a plain item. */
const LEAST_FOR_CUSTOMERS = 2;

/**
 * Returns a family as lists show it, or undefined if it has fewer than `least` of these members.
 */
export function presentListedFamily(
  { familyId, title, options }: StoredFamily,
  members: readonly Pick<VisibleMember, 'price'>[],
  { sheet, least = LEAST_FOR_CUSTOMERS }: FamilyContext,
): ItemFamily | undefined {
  if (members.length < least) return undefined;
  return {
    familyId,
    title,
    count: members.length,
    fromPrice: Math.min(...members.map(({ price }) => price)),
    options: options.map((option) => {
      const named = sheet.find(({ name }) => specKey(name) === specKey(option));
      return { name: named?.name ?? option, ...(named?.unit && { unit: named.unit }) };
    }),
  };
}

/**
 * Returns a family with its options' values and the member that each selects, starting from the
 * item `current`.
 */
export function presentFamily(
  family: StoredFamily,
  members: readonly VisibleMember[],
  { current, ...context }: FamilyContext & { current: string },
): ItemFamily | undefined {
  const listed = presentListedFamily(family, members, context);
  if (listed === undefined) return undefined;
  const combined = members.map((member) => {
    const values = family.options.map((option) => optionValue(option, member.attributes) ?? '');
    return { ...member, values, keys: values.map(optionValueKey) };
  });
  const own = combined.find(({ catalogItemId }) => catalogItemId === current)?.keys ?? [];
  return {
    ...listed,
    options: listed.options.map((option, at) => ({
      ...option,
      values: distinct(combined, at).map(([key, value]) => {
        const combination = own.with(at, key);
        const matches = ({ keys }: Combination) =>
          keys.filter((one, i) => one === combination[i]).length;
        const [closest] = combined
          .filter(({ keys }) => keys[at] === key)
          .toSorted((one, other) => matches(other) - matches(one));
        const exists = closest !== undefined && matches(closest) === combination.length;
        return {
          value,
          catalogItemId: closest?.catalogItemId ?? current,
          exists,
          available: exists && closest.available,
        };
      }),
    })),
  };
}

interface Combination {
  values: string[];
  keys: string[];
}

/** Returns the members' different values of one option: quantities by size, then other text. */
function distinct(members: readonly Combination[], at: number): [key: string, value: string][] {
  const found = new Map(
    members.toReversed().map(({ keys, values }) => [keys[at] ?? '', values[at] ?? '']),
  );
  const size = (value: string) => parseQuantity(value)?.number ?? Infinity;
  return [...found].toSorted(
    ([, one], [, other]) =>
      Number(size(one) > size(other)) - Number(size(one) < size(other)) ||
      one.localeCompare(other, 'en', { numeric: true }),
  );
}
