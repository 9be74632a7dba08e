import { Box } from '@mui/material';
import { Chips } from '../ui/chip.tsx';

/** What staff call it, in outlines: states have a ground. */
export function TagChips({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
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
    </Chips>
  );
}
