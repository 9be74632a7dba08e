import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { LONGEST_TAG } from '@spindle/sdk/domain/remarks/tags';
import { useQuery } from '@tanstack/react-query';
import type { RemarkedRecord } from './remarked.ts';
import { tagsInUse } from './tags-in-use.ts';
import { useTags } from './use-tags.tsx';

/** Puts tags on a record and takes them off; those in use are offered. */
export function TagEditor(record: RemarkedRecord) {
  const { tags, change } = useTags(record);
  const { data } = useQuery(tagsInUse);
  if (tags === null) return null;
  return (
    <Box component="section" aria-labelledby="record-tags" sx={{ maxWidth: 480 }}>
      <Typography id="record-tags" variant="h2" sx={{ mb: 1.5 }}>
        Tags
      </Typography>
      <Autocomplete
        multiple
        freeSolo
        size="small"
        filterSelectedOptions
        disableClearable
        options={data?.[record.resource] ?? []}
        value={tags}
        onChange={(_, chosen) => change(chosen)}
        slotProps={{ chip: { size: 'small', variant: 'outlined' } }}
        renderInput={(field) => (
          <TextField
            {...field}
            label="Add a tag"
            slotProps={{
              ...field.slotProps,
              htmlInput: { ...field.slotProps.htmlInput, maxLength: LONGEST_TAG },
            }}
          />
        )}
      />
    </Box>
  );
}
