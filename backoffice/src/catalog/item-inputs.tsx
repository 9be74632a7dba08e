import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  SelectInput,
} from 'react-admin';
import type { AdminItem } from '../providers/records.ts';
import { allCatalogs } from './all-catalogs.ts';

/** Items of all catalogues are found by a part of their title, id or part number. */
const items = {
  reference: 'items',
  sort: { field: 'title', order: 'ASC' },
  perPage: 20,
  enableGetChoices: ({ q = '' }) => q.trim() !== '',
} as const;

const nameOf = ({ title, externalId }: AdminItem) =>
  externalId === null ? title : `${title} (${externalId})`;

/** Holds the id of an item. */
export function ItemInput({ source, id }: { source: string; id?: string }) {
  return (
    <ReferenceInput {...items} source={source}>
      <AutocompleteInput
        label="Item"
        size="small"
        optionText={nameOf}
        noOptionsText="Type a part of its title or number."
        {...(id !== undefined && { id })}
      />
    </ReferenceInput>
  );
}

/** Holds the ids of items. */
export function ItemsInput({ source, helperText }: Record<'source' | 'helperText', string>) {
  return (
    <ReferenceArrayInput {...items} source={source}>
      <AutocompleteArrayInput helperText={helperText} optionText={nameOf} />
    </ReferenceArrayInput>
  );
}

/** A filter by catalogue, or any. */
export function CatalogInput() {
  const { sort, pagination } = allCatalogs;
  return (
    <ReferenceInput
      source="catalogId"
      reference="catalogs"
      sort={sort}
      perPage={pagination.perPage}
    >
      <SelectInput label="Catalogue" optionText="title" emptyText="Any" size="small" />
    </ReferenceInput>
  );
}
