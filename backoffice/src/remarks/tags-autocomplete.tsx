import { Autocomplete, TextField, type AutocompleteProps } from '@mui/material';
import { MAX_TAG_LENGTH } from '@spindle/sdk/domain/remarks/tags';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type RecordResource, tagsInUse } from './remarked.ts';

type Tags = AutocompleteProps<string, true, boolean, true>;

interface Props extends Pick<Tags, 'value' | 'onChange' | 'autoSelect' | 'disableClearable'> {
  /** The kind of records whose tags are suggested. */
  of: RecordResource;
  label: ReactNode;
  helperText?: string | undefined;
}

/** Selects any number of tags. Suggests tags in use. */
export function TagsAutocomplete({ of, label, helperText, ...tags }: Props) {
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
          helperText={helperText}
          slotProps={{
            ...field.slotProps,
            htmlInput: { ...field.slotProps.htmlInput, maxLength: MAX_TAG_LENGTH },
          }}
        />
      )}
    />
  );
}
