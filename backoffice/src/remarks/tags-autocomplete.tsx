import { Autocomplete, TextField, type AutocompleteProps } from '@mui/material';
import { LONGEST_TAG } from '@spindle/sdk/domain/remarks/tags';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Remarked, tagsInUse } from './remarked.ts';

type Tags = AutocompleteProps<string, true, boolean, true>;

interface Props extends Pick<Tags, 'value' | 'onChange' | 'autoSelect' | 'disableClearable'> {
  /** Whose tags are offered. */
  of: Remarked;
  label: ReactNode;
}

/** Any number of tags; those in use are offered. */
export function TagsAutocomplete({ of, label, ...tags }: Props) {
  const { data } = useQuery(tagsInUse);
  return (
    <Autocomplete
      {...tags}
      multiple
      freeSolo
      size="small"
      filterSelectedOptions
      options={data?.[of] ?? []}
      slotProps={{ chip: { size: 'small', variant: 'outlined' } }}
      renderInput={(field) => (
        <TextField
          {...field}
          label={label}
          slotProps={{
            ...field.slotProps,
            htmlInput: { ...field.slotProps.htmlInput, maxLength: LONGEST_TAG },
          }}
        />
      )}
    />
  );
}
