import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import { Chip } from '../ui/chip.tsx';
import { useNow } from '../ui/clock.ts';
import { CompactList } from '../ui/compact-list.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { RecordTable } from '../ui/record-table.tsx';
import { mono } from '../ui/theme.ts';
import { useNarrow } from '../ui/use-width.ts';
import { CodeConditions } from './code-conditions.tsx';
import { stateOf, discountText, usesOf, type DiscountCode } from './discount-code.ts';
import { SwitchCode } from './switch-code.tsx';

export function CodeRows() {
  if (useNarrow()) {
    return (
      <CompactList<DiscountCode>
        renderName={name}
        renderFigure={discountText}
        renderDetails={(code) => (
          <>
            <CodeState code={code} />
            <span>Used: {usesOf(code)}</span>
            <CodeConditions code={code} />
            <Time {...code} />
            <SwitchCode code={code} />
          </>
        )}
      />
    );
  }
  return (
    <RecordTable<DiscountCode> opens={false}>
      <DataTable.Col source="code" label="Code" render={name} />
      <DataTable.Col label="Discount" render={discountText} />
      <DataTable.Col label="Status" render={(code: DiscountCode) => <CodeState code={code} />} />
      <DataTable.Col source="used" label="Used" render={usesOf} />
      <DataTable.Col
        label="Conditions"
        render={(code: DiscountCode) => <CodeConditions code={code} />}
      />
      <DataTable.Col
        source="ends"
        label="Dates"
        render={(code: DiscountCode) => <Time {...code} />}
      />
      <DataTable.Col
        source="dateCreated"
        label="Created"
        render={({ dateCreated }: DiscountCode) => <DateTime at={dateCreated} />}
      />
      <DataTable.Col label="Action" render={(code: DiscountCode) => <SwitchCode code={code} />} />
    </RecordTable>
  );
}

function name({ code }: DiscountCode) {
  return <span style={{ fontFamily: mono }}>{code}</span>;
}

function CodeState({ code }: { code: DiscountCode }) {
  const { label, tone } = stateOf(code, useNow());
  return (
    <>
      <Chip label={label} tone={tone} />
      {code.problem === null ? null : (
        <Box sx={{ color: 'text.secondary', maxWidth: '40ch' }}>{code.problem}</Box>
      )}
    </>
  );
}

function Time({ starts, ends }: Pick<DiscountCode, 'starts' | 'ends'>) {
  if (starts === null && ends === null) return <span>no end date</span>;
  return (
    <span>
      {starts === null ? null : (
        <>
          starts <DateTime at={starts} />
        </>
      )}
      {starts !== null && ends !== null ? ', ' : null}
      {ends === null ? null : (
        <>
          ends <DateTime at={ends} />
        </>
      )}
    </span>
  );
}
