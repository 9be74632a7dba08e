import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import type { AdminItem } from '../providers/records.ts';

/** What both look for: items of all catalogues by a part of their title, id or part number. */
const items = {
  reference: 'items',
  sort: { field: 'title', order: 'ASC' },
  perPage: 20,
  enableGetChoices: ({ q = '' }) => q.trim() !== '',
} as const;

const nameOf = ({ title, externalId }: AdminItem) =>
  externalId === null ? title : `${title} (${externalId})`;

/** Holds the ids of items. */
export function ItemsInput({
  source,
  label,
  helperText,
}: Record<'source' | 'label' | 'helperText', string>) {
  return (
    <ReferenceArrayInput {...items} source={source}>
      <AutocompleteArrayInput label={label} helperText={helperText} optionText={nameOf} />
    </ReferenceArrayInput>
  );
}
