import { Box } from '@mui/material';
import { Allowed } from '../editing/allowed.tsx';
import { Notes } from './notes.tsx';
import type { RemarkedRecord } from './remarked.ts';
import { TagEditor } from './tag-editor.tsx';
import { writing } from './writing.ts';

/** Shows the notes that staff write about a record. Customers never see them. */
export function Remarks({ resource, id }: RemarkedRecord) {
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 640 }}>
      <Allowed to={writing[resource]}>
        <TagEditor resource={resource} id={id} />
      </Allowed>
      <Notes key={id} resource={resource} id={id} />
    </Box>
  );
}
