import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foundItemsQuery } from '../catalog/found-items-query.ts';
import type { CodeItem } from './code-form.ts';

interface Props {
  items: CodeItem[];
  error: string | undefined;
  onChange: (items: CodeItem[]) => void;
}

/** The items a code is for, each found by title or part number. */
export function CodeItems({ items, error, onChange }: Props) {
  const [sought, setSought] = useState('');
  const { data: found = [], isFetching } = useQuery(foundItemsQuery(sought));
  return (
    <Autocomplete<CodeItem, true>
      multiple
      options={found}
      value={items}
      inputValue={sought}
      loading={isFetching}
      // The shop has filtered them.
      filterOptions={(all) => all}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ title, externalId }) =>
        externalId === null ? title : `${title} (${externalId})`
      }
      onChange={(_, chosen) => onChange(chosen)}
      onInputChange={(_, text) => setSought(text)}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Items"
          error={error !== undefined}
          helperText={error ?? 'Search by title or part number. Empty: all items.'}
        />
      )}
    />
  );
}
