import { fieldError } from '@spindle/sdk/errors';
import type { components } from '@spindle/sdk/schema';
import { useState } from 'react';
import { textOf, type FormValues } from '../../ui/form-values.ts';
import type { Outcome } from '../../ui/outcome-note.tsx';
import type { Attribute, AttributeCalls } from '../attribute-calls.ts';
import { fieldOf, isWeight, findSpec, specValue, withUnit } from './spec-values.ts';

interface SpecSheetEditing {
  sheet: readonly components['schemas']['SpecName'][];
  attributes: readonly Attribute[];
  calls: AttributeCalls;
}

/** Saves the changed specifications. Clearing a field deletes its specification. */
export function useSaveSpecs({ sheet, attributes, calls }: SpecSheetEditing) {
  const [saving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [saved, setSaved] = useState<Readonly<Record<string, string>>>({});

  /** Returns the errors by field. */
  async function save(values: FormValues): Promise<Record<string, string>> {
    setSaving(true);
    const done: Record<string, string> = {};
    const wrong: Record<string, string> = {};
    const failed: string[] = [];
    for (const { name, unit } of sheet) {
      const field = fieldOf(name);
      const text = textOf(values[field]);
      if (text === specValue(attributes, name).trim()) continue;
      const value = withUnit(text, unit);
      const rejection = await saveOne(name, value);
      if (rejection === null) {
        done[field] = value;
      } else {
        wrong[field] = rejection;
        failed.push(name);
      }
    }
    setSaved(done);
    setOutcome(
      failed.length > 0
        ? { good: false, title: "Some changes weren't saved", text: failed.join(', ') }
        : { good: true, title: 'Specifications saved', text: '' },
    );
    setSaving(false);
    return wrong;
  }

  /** Returns why the specification could not be saved, or null. */
  async function saveOne(name: string, value: string): Promise<string | null> {
    const present = findSpec(attributes, name);
    const attributeId = present?.attributeId ?? name;
    if (value === specValue(attributes, name)) return null;
    try {
      if (value === '' && present === undefined) return await dropOtherWeights();
      const { description = null, version } = present ?? {};
      const form = { type: 'SPEC', value, description: description ?? '' } as const;
      if (value === '') await calls.delete(attributeId);
      else await calls.save(attributeId, form, { version });
      return isWeight(name) ? await dropOtherWeights() : null;
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
