import { Box, Typography } from '@mui/material';
import type { RemarkedRecord } from './remarked.ts';
import { TagsAutocomplete } from './tags-autocomplete.tsx';
import { useTags } from './use-tags.tsx';

/** Adds and removes a record's tags. Suggests tags in use. */
export function TagEditor(record: RemarkedRecord) {
  const { tags, change } = useTags(record);
  if (tags === null) return null;
  return (
    <Box component="section" aria-labelledby="record-tags" sx={{ maxWidth: 480 }}>
      <Typography id="record-tags" variant="h2" sx={{ mb: 1.5 }}>
        Tags
      </Typography>
      <TagsAutocomplete
        of={record.resource}
        label="Add a tag"
        disableClearable
        value={tags}
        onChange={(_, selected) => change(selected)}
      />
    </Box>
  );
}
