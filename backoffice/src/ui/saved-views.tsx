import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { SavedQueriesList, useListContext, useSavedQueries } from 'react-admin';
import { ToolPopover } from './tool-popover.tsx';
import { useUndo } from './use-undo.tsx';

/** Searches somebody comes back to, kept in their browser under a name. */
export function SavedViews() {
  const { resource, filterValues } = useListContext();
  const [saved] = useSavedQueries(resource);
  useRemovalUndone(resource);
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

/** The library removes a view by itself: what is missing then is offered back. */
function useRemovalUndone(resource: string): void {
  const [saved, setSaved] = useSavedQueries(resource);
  const { offer } = useUndo();
  const before = useRef(saved);
  useEffect(() => {
    const was = before.current;
    before.current = saved;
    if (saved.length >= was.length) return;
    const removed = was.find(({ label }) => !saved.some((one) => one.label === label));
    if (!removed) return;
    offer(`View “${removed.label}” removed`, () => {
      before.current = was;
      setSaved((present) => [...present.filter(({ label }) => label !== removed.label), removed]);
    });
  });
}
