import { Box } from '@mui/material';
import { RecordLink } from '../ui/record-link.tsx';
import { Thumbnail } from './thumbnail.tsx';

interface Props {
  resource: 'catalogs' | 'items';
  record: { id: string; title: string; image: string | null };
}

/** A record by its picture and its name, leading to it. */
export function Titled({ resource, record }: Props) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, verticalAlign: 'middle' }}
    >
      <Thumbnail image={record.image} />
      <RecordLink resource={resource} id={record.id}>
        {record.title}
      </RecordLink>
    </Box>
  );
}
