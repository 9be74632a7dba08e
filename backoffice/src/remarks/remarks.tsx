import { Box } from '@mui/material';
import { Notes } from './notes.tsx';
import type { RemarkedRecord } from './remarked.ts';
import { TagEditor } from './tag-editor.tsx';

/** Shows the notes that staff write about a record. Customers never see them. */
export function Remarks({ resource, id }: RemarkedRecord) {
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 640 }}>
      <TagEditor resource={resource} id={id} />
      <Notes key={id} resource={resource} id={id} />
    </Box>
  );
}
