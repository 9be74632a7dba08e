import {
  fieldOf,
  fieldValues,
  shippingFields,
  specFields,
  subscriptionFields,
  type AttributeField,
} from '../attributes/specs/field-values.ts';
import { detailsValues, readDetails, type DetailsValues } from '../catalog/details-form.ts';
import { itemValues, readItem, type ItemValues } from '../catalog/item-form.ts';
import type { Catalog, ItemRecord } from '../catalog/store-queries.ts';
import { textOf, type FormValues } from '../ui/form-values.ts';

/** The values of all sections of the form: the item's own fields, its details and attributes. */
export type EditorValues = ItemValues & DetailsValues & Record<string, string | number | boolean>;

/** Returns the form's fields for an item's attributes, and how to read all of the form's values. */
export function itemFields(item: ItemRecord | null, sheet: Catalog['specSheet']) {
  const specs = specFields(sheet, item?.attributes ?? []);
  const shipping = shippingFields(sheet);
  const all: readonly AttributeField[] = [...specs, ...shipping, ...subscriptionFields];
  return {
    specs,
    shipping,
    all,
    labels: Object.fromEntries(all.map((field) => [fieldOf(field), field.label])),
    valuesOf: (record: ItemRecord | null): EditorValues => ({
      ...itemValues(record),
      ...detailsValues(record),
      ...fieldValues(all, record?.attributes ?? []),
    }),
    read: (values: FormValues): EditorValues => ({
      ...readItem(values),
      ...readDetails(values),
      ...Object.fromEntries(all.map((field) => [fieldOf(field), textOf(values[fieldOf(field)])])),
    }),
    /** Returns the form field that edits an item's field, or the attribute with this name. */
    sourceOf(name: string): string {
      const attribute = all.find((field) => field.name.toLowerCase() === name.toLowerCase());
      return attribute ? fieldOf(attribute) : name;
    },
  };
}

export type ItemFields = ReturnType<typeof itemFields>;
