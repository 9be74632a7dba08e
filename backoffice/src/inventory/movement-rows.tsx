import { DataTable } from 'react-admin';
import { Subject } from '../audit/subject.tsx';
import type { StockMovement } from '../providers/records.ts';
import { Chip } from '../ui/chip.tsx';
import { CompactList } from '../ui/compact-list.tsx';
import { formatCount } from '../ui/format.ts';
import { DateTime } from '../ui/date-time.tsx';
import { RecordLink } from '../ui/record-link.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { useNarrow } from '../ui/use-width.ts';
import { reasons } from './reasons.ts';

export function MovementRows() {
  if (useNarrow()) {
    return (
      <CompactList<StockMovement>
        renderName={item}
        renderFigure={({ onHand, reserved }) => `${signed(onHand)} / ${signed(reserved)}`}
        renderDetails={(movement) => (
          <>
            {reason(movement)}
            <DateTime at={movement.dateCreated} />
            <span>
              {formatCount(movement.onHandAfter)} on hand, {formatCount(movement.reservedAfter)}{' '}
              reserved
            </span>
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<StockMovement> opens={false}>
      <DataTable.Col
        source="dateCreated"
        label="When"
        render={(movement: StockMovement) => <DateTime at={movement.dateCreated} />}
      />
      <DataTable.Col label="Item" render={item} sx={{ minWidth: 200 }} />
      <DataTable.Col label="Reason" render={reason} />
      <DataTable.Col
        align="right"
        label="On hand"
        render={({ onHand }: StockMovement) => signed(onHand)}
      />
      <DataTable.Col
        align="right"
        label="Reserved"
        render={({ reserved }: StockMovement) => signed(reserved)}
      />
      <DataTable.Col
        align="right"
        label="On hand after"
        render={({ onHandAfter }: StockMovement) => formatCount(onHandAfter)}
      />
      <DataTable.Col
        align="right"
        label="Reserved after"
        render={({ reservedAfter }: StockMovement) => formatCount(reservedAfter)}
      />
      <DataTable.Col
        label="Reference"
        render={(movement: StockMovement) => {
          const subject = subjectOf(movement);
          return subject && <Subject subject={subject} />;
        }}
      />
      <DataTable.Col
        label="Who"
        render={({ actorEmail }: StockMovement) => actorEmail ?? 'System'}
      />
    </RecordTable>
  );
}

function item({ catalogId, catalogItemId, title }: StockMovement) {
  if (title === null) return catalogItemId;
  return (
    <RecordLink resource="items" id={`${catalogId}_${catalogItemId}`}>
      {title}
    </RecordLink>
  );
}

/** Returns what the movement refers to, or null if it only repeats the item. */
function subjectOf({ subject, catalogId, catalogItemId }: StockMovement) {
  return subject === `item ${catalogId}/${catalogItemId}` ? null : subject;
}

function reason(movement: StockMovement) {
  const { name, tone } = reasons[movement.reason];
  return <Chip label={name} tone={tone} />;
}

/** Formats a change, such as +3 or −2. Returns a dash for zero. */
function signed(units: number): string {
  if (units === 0) return '–';
  return units > 0 ? `+${formatCount(units)}` : `−${formatCount(-units)}`;
}
