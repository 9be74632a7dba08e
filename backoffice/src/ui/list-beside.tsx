import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase } from 'react-admin';
import { useParams } from 'react-router-dom';
import { OpenRecordProvider, useHasRoomForList } from './open-record.ts';
import { ListBody } from './list-body.tsx';
import { ROWS_PER_PAGE, type ListedRecords } from './listed-records.ts';
import { Pages } from './pages.tsx';
import { useRowSteps } from './use-row-steps.ts';
import { useTranslateText } from './use-translate-text.ts';

interface Props {
  /** What the list shows, for screen readers. Example: “Orders”. */
  label: string;
  of: ListedRecords;
  rows: ReactNode;
  /** The record. */
  children: ReactNode;
}

/**
 * Shows a record next to the list it was opened from, if there is space, and highlights its row.
 */
export function ListBeside({ label, of, rows, children }: Props) {
  const { id } = useParams();
  useRowSteps();
  const translate = useTranslateText();
  const beside = useHasRoomForList() && id !== undefined;
  const { resource, sort, perPage = ROWS_PER_PAGE, startsWith, storeKey, failed, emptyView } = of;
  return (
    <Box
      sx={
        beside
          ? {
              display: 'grid',
              alignItems: 'start',
              gap: 4,
              gridTemplateColumns: '360px minmax(0, 1fr)',
              '@media print': { display: 'block' },
            }
          : undefined
      }
    >
      {beside && (
        <Box
          component="section"
          aria-label={translate(`${label} in this list`)}
          sx={{
            position: 'sticky',
            top: 0,
            maxHeight: '100vh',
            overflowY: 'auto',
            '@media print': { display: 'none' },
          }}
        >
          <ListBase
            // Restores the list as the user left it. The list stores its filter, because the
            // record's URL doesn't include it.
            {...(storeKey === false
              ? { storeKey }
              : { disableSyncWithLocation: true, storeKey: `${resource}.listParams` })}
            {...{ resource, sort, perPage }}
            {...(startsWith && { filterDefaultValues: startsWith })}
            queryOptions={{ onError: () => undefined }}
          >
            <ListBody
              failed={failed}
              emptyView={emptyView}
              empty={translate(`No ${label.toLowerCase()}`)}
            >
              <OpenRecordProvider value={id}>{rows}</OpenRecordProvider>
            </ListBody>
            <Pages sizes={[perPage]} />
          </ListBase>
        </Box>
      )}
      {/* Always the same element, so that unsaved input survives resizing the window. */}
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
