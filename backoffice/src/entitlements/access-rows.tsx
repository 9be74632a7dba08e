import { Box, Button } from '@mui/material';
import { DataTable } from 'react-admin';
import type { AdminEntitlement } from '../providers/records.ts';
import { Chip } from '../ui/chip.tsx';
import { CompactList } from '../ui/compact-list.tsx';
import { CopyableId } from '../ui/copyable-id.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { useNarrow } from '../ui/use-width.ts';
import { accessState } from './access-state.ts';
import { AccessSource } from './access-source.tsx';
import { dayIn } from '@spindle/sdk/domain/time/calendar';
import { dayText, zoneText } from '@spindle/sdk/domain/time/day-text';
import { useShopTimeZone } from '../ui/shop-time.ts';

export interface AccessChanges {
  busy: boolean;
  onTakeBack: (entitlement: AdminEntitlement) => void;
}

interface Props {
  /** If set, lets staff change the access. */
  changes?: AccessChanges;
}

export function AccessRows({ changes }: Props) {
  const action = (entitlement: AdminEntitlement) =>
    changes &&
    entitlement.source === 'GRANT' &&
    entitlement.open && (
      <Button
        size="small"
        variant="outlined"
        color="error"
        disabled={changes.busy}
        aria-label={`Revoke… ${entitlement.title}`}
        onClick={() => changes.onTakeBack(entitlement)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        Revoke…
      </Button>
    );

  if (useNarrow()) {
    return (
      <CompactList<AdminEntitlement>
        renderName={item}
        renderFigure={state}
        renderDetails={(entitlement) => (
          <>
            <AccessSource entitlement={entitlement} />
            <DateTime at={entitlement.dateCreated} />
            {entitlement.open && (
              <span>
                {entitlement.endsAt !== null && 'ends '}
                {until(entitlement)}
              </span>
            )}
            {entitlement.licenceKeys.length > 0 && keys(entitlement)}
            {action(entitlement)}
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<AdminEntitlement> opens={false}>
      <DataTable.Col label="Item" disableSort render={item} />
      <DataTable.Col label="Status" disableSort render={state} />
      <DataTable.Col
        label="Source"
        disableSort
        render={(entitlement: AdminEntitlement) => <AccessSource entitlement={entitlement} />}
      />
      <DataTable.Col
        source="dateCreated"
        label="Since"
        render={({ dateCreated }: AdminEntitlement) => <DateTime at={dateCreated} />}
      />
      <DataTable.Col source="endsAt" label="Until" render={until} />
      <DataTable.Col label="License keys" disableSort render={keys} />
      {changes && <DataTable.Col label="Action" disableSort align="right" render={action} />}
    </RecordTable>
  );
}

function item({ catalogId, catalogItemId, title }: AdminEntitlement) {
  return (
    <RecordLink resource="items" id={`${catalogId}_${catalogItemId}`}>
      {title}
    </RecordLink>
  );
}

function state(entitlement: AdminEntitlement) {
  return <Chip {...accessState(entitlement)} />;
}

function until({ source, open, endsAt }: AdminEntitlement) {
  if (endsAt === null) return open ? 'permanent' : '–';
  return source === 'GRANT' ? <LastDay endsAt={endsAt} /> : <DateTime at={endsAt} />;
}

function keys({ licenceKeys }: AdminEntitlement) {
  if (licenceKeys.length === 0) return '–';
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {licenceKeys.map(({ attributeId, title, key }) => (
        <li key={attributeId}>
          <CopyableId id={key} />
          {title && (
            <Box component="span" sx={{ ml: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
              {title}
            </Box>
          )}
        </li>
      ))}
    </Box>
  );
}

/**
 * Shows the last full day of access, as selected by staff. Access ends at midnight after that day,
 * in the shop's time zone.
 */
function LastDay({ endsAt }: { endsAt: string }) {
  const timeZone = useShopTimeZone();
  const last = dayIn(timeZone, new Date(Date.parse(endsAt) - 1));
  return (
    <time dateTime={last} title={`Through the end of this day, ${zoneText(timeZone)}`}>
      {dayText(last)}
    </time>
  );
}
