import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { Box, Button, Popover, Typography } from '@mui/material';
import { useState } from 'react';
import { SavedQueriesList, useListContext, useSavedQueries } from 'react-admin';

/** Searches somebody comes back to, kept in their browser under a name. */
export function SavedViews() {
  const { resource, filterValues } = useListContext();
  const [saved] = useSavedQueries(resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const nothing = saved.length === 0 && Object.keys(filterValues).length === 0;
  return (
    <>
      <Button
        size="small"
        startIcon={<BookmarkIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Views
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Saved views' } }}
      >
        <Box sx={{ p: 2, width: 260 }}>
          <SavedQueriesList />
          {nothing && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
              Search or filter first, then save it here under a name.
            </Typography>
          )}
        </Box>
      </Popover>
    </>
  );
}
