import { Box } from '@mui/material';
import type { AdminItem } from '../providers/records.ts';
import { RecordLink } from '../ui/record-link.tsx';
import { Thumbnail } from '../media/thumbnail.tsx';

type Props = Pick<AdminItem, 'id' | 'title' | 'image'>;

/** Shows an item's picture and title, with a link to the item. */
export function Titled({ id, title, image }: Props) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, verticalAlign: 'middle' }}
    >
      <Thumbnail image={image} />
      <RecordLink resource="items" id={id}>
        {title}
      </RecordLink>
    </Box>
  );
}
