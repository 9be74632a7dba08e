import { Box, Button, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { ShowBase, useShowContext, type RaRecord } from 'react-admin';
import type { Crumb } from './breadcrumb.tsx';
import { Notice } from './notice.tsx';
import { Screen } from './screen.tsx';

interface Props<RecordType extends RaRecord> {
  /** The kind of thing, for when it isn't there. */
  kind: string;
  crumbs: readonly Crumb[];
  title: (record: RecordType) => string;
  renderAside?: (record: RecordType) => ReactNode;
  children: (record: RecordType) => ReactNode;
}

/** One record: what it is, and how it stands. */
export function ShowScreen<RecordType extends RaRecord>(props: Props<RecordType>) {
  return (
    // A record that fails to load is said here, not in a note that leads away.
    <ShowBase<RecordType> queryOptions={{ onError: () => undefined }}>
      <Shown {...props} />
    </ShowBase>
  );
}

function Shown<RecordType extends RaRecord>(props: Props<RecordType>) {
  const { kind, crumbs, title, renderAside, children } = props;
  const { record, error, refetch } = useShowContext<RecordType>();
  if (record) {
    return (
      <Screen
        title={title(record)}
        crumbs={crumbs}

        aside={renderAside?.(record)}
      >
        {children(record)}
      </Screen>
    );
  }
  if (error) {
    return (
      <Screen title={kind} crumbs={crumbs}>
        <Notice
          alert
          title="This could not be loaded"
          action={
            <Button variant="outlined" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Notice>
      </Screen>
    );
  }
  return (
    <Screen title={kind} crumbs={crumbs}>
      <Box role="status" aria-label="Loading">
        <Skeleton variant="rectangular" animation={false} sx={{ height: 280 }} />
      </Box>
    </Screen>
  );
}
