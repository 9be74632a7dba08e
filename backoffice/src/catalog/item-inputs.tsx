import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  useChoicesContext,
} from 'react-admin';
import { SelectInput } from '../ui/inputs.tsx';
import type { AdminItem } from '../providers/records.ts';
import { allCatalogs, savedCatalogs } from '../providers/catalogs-query.ts';

/** Finds items in all catalogs by part of their title, id or part number. */
const items = {
  reference: 'items',
  sort: { field: 'title', order: 'ASC' },
  perPage: 20,
  enableGetChoices: ({ q = '' }) => q.trim() !== '',
} as const;

const nameOf = ({ title, externalId }: AdminItem) =>
  externalId === null ? title : `${title} (${externalId})`;

/** Selects an item. The value is its id. */
export function ItemInput({ source, ...props }: OneItemProps & { source: string }) {
  return (
    <ReferenceInput {...items} source={source}>
      <OneItem {...props} />
    </ReferenceInput>
  );
}

interface OneItemProps {
  id?: string;
  label?: string;
}

const OneItem = ({ label = 'Item', id }: OneItemProps) => (
  <AutocompleteInput
    label={label}
    size="small"
    optionText={nameOf}
    {...useHints()}
    {...(id !== undefined && { id })}
  />
);

/** react-admin shows "Loading" before anything has been typed, although it isn't searching yet. */
function useHints() {
  const { filterValues } = useChoicesContext();
  const typed = String(filterValues?.q ?? '').trim() !== '';
  const hint = 'Type part of the title or part number.';
  return typed ? { noOptionsText: 'No items found.' } : { loadingText: hint, noOptionsText: hint };
}

/** Selects several items. The value is their ids. */
export function ItemsInput({ source, helperText }: Record<'source' | 'helperText', string>) {
  return (
    <ReferenceArrayInput {...items} source={source}>
      <SeveralItems helperText={helperText} />
    </ReferenceArrayInput>
  );
}

const SeveralItems = ({ helperText }: { helperText: string }) => (
  <AutocompleteArrayInput helperText={helperText} optionText={nameOf} {...useHints()} />
);

/** Selects several catalogs. The value is their ids. */
export function CatalogsInput({ source, helperText }: Record<'source' | 'helperText', string>) {
  const { sort, pagination } = allCatalogs;
  return (
    <ReferenceArrayInput
      source={source}
      reference="catalogs"
      sort={sort}
      perPage={pagination.perPage}
      queryOptions={savedCatalogs}
    >
      <AutocompleteArrayInput helperText={helperText} optionText="title" />
    </ReferenceArrayInput>
  );
}

/** Filters a list by catalog. */
export function CatalogInput() {
  const { sort, pagination } = allCatalogs;
  return (
    <ReferenceInput
      source="catalogId"
      reference="catalogs"
      sort={sort}
      perPage={pagination.perPage}
      queryOptions={savedCatalogs}
    >
      <SelectInput label="Catalog" optionText="title" emptyText="Any" size="small" />
    </ReferenceInput>
  );
}
