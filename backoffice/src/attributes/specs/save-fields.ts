import { fieldError } from '@spindle/sdk/errors';
import { textOf, type FormValues } from '../../ui/form-values.ts';
import type { Attribute, AttributeCalls } from '../attribute-calls.ts';
import {
  fieldOf,
  fieldValue,
  findField,
  isWeightField,
  withUnit,
  type AttributeField,
} from './field-values.ts';

interface Edited {
  /** The attributes that the user edited. */
  attributes: readonly Attribute[];
  calls: AttributeCalls;
}

/** Returns the fields that the user changed. */
export const changedFields = (
  fields: readonly AttributeField[],
  values: FormValues,
  attributes: readonly Attribute[],
): AttributeField[] =>
  fields.filter((field) => textOf(values[fieldOf(field)]) !== fieldValue(attributes, field).trim());

/**
 * Saves an attribute for each field. Clearing a field deletes its attribute. Returns the errors by
 * field.
 */
export async function saveFields(
  fields: readonly AttributeField[],
  values: FormValues,
  { attributes, calls }: Edited,
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    try {
      await saveOne(field, withUnit(textOf(values[fieldOf(field)]), field.unit));
      if (isWeightField(field)) await dropOtherWeights();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      errors[fieldOf(field)] = fieldError(error, 'value') ?? error.message;
    }
  }
  return errors;

  async function saveOne(field: AttributeField, value: string): Promise<void> {
    const {
      attributeId = field.name,
      description = '',
      version,
    } = findField(attributes, field) ?? {};
    if (value !== '')
      await calls.save(
        attributeId,
        { type: field.type, value, description: description ?? '' },
        { version },
      );
    else if (version !== undefined) await calls.delete(attributeId);
  }

  /** An item has only one weight, which the form's field now holds. */
  async function dropOtherWeights(): Promise<void> {
    for (const { type, attributeId } of attributes) {
      if (type === 'WEIGHT') await calls.delete(attributeId);
    }
  }
}
