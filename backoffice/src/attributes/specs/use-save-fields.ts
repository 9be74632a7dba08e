import { fieldError } from '@spindle/sdk/errors';
import { useState } from 'react';
import { textOf, type FormValues } from '../../ui/form-values.ts';
import type { Outcome } from '../../ui/outcome-note.tsx';
import type { Attribute, AttributeCalls } from '../attribute-calls.ts';
import {
  fieldOf,
  fieldValue,
  findField,
  isWeightField,
  withUnit,
  type AttributeField,
} from './field-values.ts';

interface FieldEditing {
  /** Names the fields in messages: `Specifications`. */
  title: string;
  fields: readonly AttributeField[];
  attributes: readonly Attribute[];
  calls: AttributeCalls;
}

/** Saves the changed fields. Clearing a field deletes its attribute. */
export function useSaveFields({ title, fields, attributes, calls }: FieldEditing) {
  const [saving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [saved, setSaved] = useState<Readonly<Record<string, string>>>({});

  /** Returns the errors by field. */
  async function save(values: FormValues): Promise<Record<string, string>> {
    setSaving(true);
    const done: Record<string, string> = {};
    const wrong: Record<string, string> = {};
    const failed: string[] = [];
    for (const input of fields) {
      const field = fieldOf(input.name);
      const text = textOf(values[field]);
      if (text === fieldValue(attributes, input).trim()) continue;
      const value = withUnit(text, input.unit);
      const rejection = await saveOne(input, value);
      if (rejection === null) {
        done[field] = value;
      } else {
        wrong[field] = rejection;
        failed.push(input.label);
      }
    }
    setSaved(done);
    setOutcome(
      failed.length > 0
        ? { good: false, title: "Some changes weren't saved", text: failed.join(', ') }
        : { good: true, title: `${title} saved`, text: '' },
    );
    setSaving(false);
    return wrong;
  }

  /** Returns why the attribute could not be saved, or null. */
  async function saveOne(field: AttributeField, value: string): Promise<string | null> {
    const present = findField(attributes, field);
    const attributeId = present?.attributeId ?? field.name;
    if (value === fieldValue(attributes, field)) return null;
    try {
      if (value === '' && present === undefined) return await dropOtherWeights();
      const { description = null, version } = present ?? {};
      const form = { type: field.type, value, description: description ?? '' };
      if (value === '') await calls.delete(attributeId);
      else await calls.save(attributeId, form, { version });
      return isWeightField(field) ? await dropOtherWeights() : null;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return fieldError(error, 'value') ?? error.message;
    }
  }

  /** An item has only one weight, which the form's field now holds. */
  async function dropOtherWeights(): Promise<null> {
    for (const { type, attributeId } of attributes) {
      if (type === 'WEIGHT') await calls.delete(attributeId);
    }
    return null;
  }

  return { save, saving, saved, outcome };
}
