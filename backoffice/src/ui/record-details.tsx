import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { ShowBase, useShowContext, type RaRecord } from 'react-admin';
import type { Crumb } from './breadcrumb.tsx';
import { LoadFailed } from './load-failed.tsx';
import { Screen } from './screen.tsx';
import { useTranslateText } from './use-translate-text.ts';

interface Props<RecordType extends RaRecord> {
  /** The kind of record, for the not-found message. */
  kind: string;
  crumbs?: readonly Crumb[] | undefined;
  children: (record: RecordType) => ReactNode;
}

/** Loads the record in the URL, and shows the record or an error. */
export function RecordDetails<RecordType extends RaRecord>(props: Props<RecordType>) {
  return (
    // A record that fails to load shows its own error, instead of a notification and a redirect.
    <ShowBase<RecordType> queryOptions={{ onError: () => undefined }}>
      <Shown {...props} />
    </ShowBase>
  );
}

function Shown<RecordType extends RaRecord>({ kind, crumbs, children }: Props<RecordType>) {
  const translate = useTranslateText();
  const { record, error, refetch } = useShowContext<RecordType>();
  if (record) return children(record);
  return (
    <Screen title={kind} crumbs={crumbs}>
      {error ? (
        <LoadFailed error={error} retry={refetch} />
      ) : (
        <Box role="status" aria-label={translate('Loading')}>
          <Skeleton variant="rectangular" animation={false} sx={{ height: 280 }} />
        </Box>
      )}
    </Screen>
  );
}
