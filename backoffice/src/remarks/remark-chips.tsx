import { Box } from '@mui/material';
import type { AdminOrder } from '../providers/records.ts';
import { Chips } from '../ui/chip.tsx';

/**
 * Shows tags and whether there are notes. These chips are outlined, unlike states, which are
 * filled.
 */
export function RemarkChips({ tags, noteCount }: Pick<AdminOrder, 'tags' | 'noteCount'>) {
  if (tags.length + noteCount === 0) return null;
  return (
    <Chips>
      {tags.map((tag) => (
        <Box
          key={tag}
          component="span"
          sx={{
            px: '7px',
            border: 1,
            borderColor: 'divider',
            borderRadius: '11px',
            color: 'text.secondary',
            fontSize: '0.8125rem',
            lineHeight: '18px',
            maxWidth: '22ch',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {tag}
        </Box>
      ))}
      {noteCount > 0 && (
        <Box
          component="span"
          sx={{ color: 'text.secondary', fontSize: '0.8125rem', lineHeight: '20px' }}
        >
          {noteCount === 1 ? '1 note' : `${noteCount} notes`}
        </Box>
      )}
    </Chips>
  );
}
