import { takesFile } from '@spindle/sdk/domain/media/public-file';
import { textOf, type FormValues } from '../../ui/form-values.ts';
import type { Attribute, AttributeType } from '../attribute-calls.ts';
import { isAttributeType, kinds } from './attribute-kinds.ts';

export interface AttributeValues {
  /** Empty until a type is selected. */
  type: AttributeType | '';
  name: string;
  value: string;
  description: string;
}

export function valuesOf(attribute: Attribute | null): AttributeValues {
  return {
    type: attribute?.type ?? '',
    name: attribute?.attributeId ?? '',
    value: attribute?.value ?? '',
    description: attribute?.description ?? '',
  };
}

/** Reads the form's values. A cleared input may hold null. */
export function readValues(input: FormValues): AttributeValues {
  const { type, name, value, description } = input;
  return {
    type: isAttributeType(type) ? type : '',
    name: textOf(name),
    value: textOf(value),
    description: textOf(description),
  };
}

/** Returns the differences between the form and the version saved by another staff member. */
export function differencesOf(
  mine: AttributeValues,
  theirs: Attribute | null,
  takesDownloads: boolean,
) {
  if (theirs === null) {
    return [{ label: mine.name, mine: mine.value || '–', theirs: 'deleted' }];
  }
  const rows = [
    { label: valueLabel(mine.type), mine: mine.value, theirs: theirs.value },
    { label: 'Description', mine: mine.description, theirs: theirs.description ?? '' },
  ];
  // For an upload, the server sets the value: the picture's path or the file's name.
  const { type } = mine;
  const uploaded = type === 'IMAGE' || (type !== '' && takesFile(type) && takesDownloads);
  const selected = uploaded ? rows.slice(1) : rows;
  return selected
    .filter((row) => row.mine !== row.theirs)
    .map((row) => ({ ...row, mine: row.mine || '–', theirs: row.theirs || '–' }));
}

export function valueLabel(type: AttributeType | ''): string {
  return type === '' ? 'Value' : kinds[type].label;
}
