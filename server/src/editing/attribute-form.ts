import { unfitInput } from '@spindle/sdk/contract/failure';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { attributeValue, type AttributeType } from '@spindle/sdk/domain/editing/attribute-value';
import { attributeName, type AttributeFields } from '@spindle/sdk/domain/editing/edit-attribute';
import { cleanMarkup } from './clean-markup.ts';

interface AttributeForm {
  attributeId: string;
  fields: AttributeFields;
  version: number | undefined;
}

/**
 * A form as fields, judged by itself.
 * @throws 400 naming the field
 */
export function attributeForm(
  text: string,
  { type, value, description, version }: BodyOf<'saveItemAttribute'>,
): AttributeForm {
  const named = attributeName(text, type);
  if ('unfit' in named) throw unfitInput(named.unfit);
  const fields = { type, value: storedValue(type, value), description: description ?? null };
  return { attributeId: named.name, fields, version };
}

/** @throws 400 where that can't be the value of such an attribute */
export function storedValue(type: AttributeType, given: string | undefined): string {
  const stored = attributeValue(type, given, cleanMarkup);
  if ('unfit' in stored) throw unfitInput(stored.unfit);
  return stored.value;
}
