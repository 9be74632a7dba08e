import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { Box, Typography } from '@mui/material';
import { SavedQueriesList, useListContext, useSavedQueries } from 'react-admin';
import { ToolPopover } from './tool-popover.tsx';

/** Searches somebody comes back to, kept in their browser under a name. */
export function SavedViews() {
  const { resource, filterValues } = useListContext();
  const [saved] = useSavedQueries(resource);
  const nothing = saved.length === 0 && Object.keys(filterValues).length === 0;
  return (
    <ToolPopover name="Views" icon={<BookmarkIcon />} title="Saved views">
      <Box sx={{ p: 2, width: 260 }}>
        <SavedQueriesList />
        {nothing && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            Search or filter first, then save it here under a name.
          </Typography>
        )}
      </Box>
    </ToolPopover>
  );
}
