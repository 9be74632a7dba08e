import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Crumb } from './breadcrumb.tsx';
import { Screen } from './screen.tsx';
import { RecordDetails } from './record-details.tsx';
import type { Translatable } from './use-translate-text.ts';

interface Props<RecordType extends RaRecord> {
  /** The kind of record, for the not-found message. */
  kind: string;
  crumbs?: readonly Crumb[] | undefined;
  title: (record: RecordType) => Translatable;
  renderAside?: (record: RecordType) => ReactNode;
  children: (record: RecordType) => ReactNode;
}

/** Shows one record with its heading and status. */
export function ShowScreen<RecordType extends RaRecord>(props: Props<RecordType>) {
  const { kind, crumbs, title, renderAside, children } = props;
  return (
    <RecordDetails<RecordType> kind={kind} crumbs={crumbs}>
      {(record) => (
        <Screen title={title(record)} crumbs={crumbs} aside={renderAside?.(record)}>
          {children(record)}
        </Screen>
      )}
    </RecordDetails>
  );
}
