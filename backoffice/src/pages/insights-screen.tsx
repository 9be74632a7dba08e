import { Box, Link, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  noReasonGiven,
  returnReasonLabels,
  returnReasons,
} from '@spindle/sdk/domain/orders/return-reasons';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { RecordLink } from '../ui/record-link.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Screen } from '../ui/screen.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { columns } from '../insights/columns.ts';
import { dayText, monthText, rangeText, zoneText } from '@spindle/sdk/domain/time/day-text';
import { FiguresSection } from '../insights/figures-section.tsx';
import { insightsQuery, type InsightRow } from '../insights/insights-query.ts';
import { RangeChoice } from '../insights/range-choice.tsx';
import { rangeIn } from '../insights/ranges.ts';
import { Totals } from '../insights/totals.tsx';

const { orders, units, sales, margin, refunds, tax, shipping, averageOrder, inStock, daysLeft } =
  columns;
const countries = new Intl.DisplayNames('en', { type: 'region' });

const countryName = ({ key }: InsightRow) => (key === '' ? 'Unknown' : (countries.of(key) ?? key));
const reasonName = ({ key }: InsightRow) => {
  const reason = returnReasons.find((known) => known === key);
  return reason ? returnReasonLabels[reason] : noReasonGiven;
};
const itemLink = ({ key, name }: InsightRow) => (
  <RecordLink resource="items" id={key.replace('/', '_')}>
    {name}
  </RecordLink>
);

/** Shows how the shop is doing in a period the user selects. */
export function InsightsScreen() {
  const { data, error, refetch } = useQuery(insightsQuery({}));
  return (
    <Screen title="Insights">
      {error ? (
        <LoadFailed error={error} retry={refetch} />
      ) : data === undefined ? (
        <TableSkeleton />
      ) : (
        <Answers today={data.today} timeZone={data.timeZone} />
      )}
    </Screen>
  );
}

function Answers({ today, timeZone }: { today: string; timeZone: string }) {
  const [address] = useSearchParams();
  const { name, from, to } = rangeIn(address, today);
  const range = { from, to };
  const { data } = useQuery(insightsQuery(range));
  return (
    <>
      <RangeChoice {...range} today={today} name={name} />
      {data && (
        <>
          <Typography sx={{ mb: 1, color: 'text.secondary', fontSize: '0.875rem' }} role="status">
            {`${rangeText(data)}, compared with ${rangeText(data.before)}. Days start at midnight, ${zoneText(timeZone)}. Subscription revenue is in `}
            <Link component={RouterLink} to="/ui/admin/accounting">
              Accounting
            </Link>
            .
          </Typography>
          <Totals totals={data.totals} before={data.before.totals} />
        </>
      )}
      <SalesInTime {...range} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 5,
        }}
      >
        <FiguresSection
          title="Best sellers"
          query={{ ...range, by: 'item' }}
          of="Item"
          columns={[sales, margin, units, orders, refunds]}
          empty="No sales in this period."
          renderName={itemLink}
        />
        <FiguresSection
          title="Lowest stock"
          query={{ ...range, by: 'item', of: 'stock' }}
          of="Item"
          columns={[daysLeft, inStock, units]}
          empty="No tracked items sold in this period."
          renderName={itemLink}
        />
        <FiguresSection
          title="Slowest sellers"
          query={{ ...range, by: 'item', of: 'slowest' }}
          of="Item"
          columns={[units, inStock, sales]}
          empty="Nothing in stock."
          renderName={itemLink}
        />
        <FiguresSection
          title="Returns by reason"
          query={{ ...range, by: 'reason', of: 'returns' }}
          of="Reason"
          columns={[units, orders, sales]}
          empty="No returns in this period."
          nameOf={reasonName}
        />
        <FiguresSection
          title="Returned items"
          query={{ ...range, by: 'item', of: 'returns' }}
          of="Item"
          columns={[units, orders, sales]}
          empty="No returns in this period."
          renderName={itemLink}
        />
        <FiguresSection
          title="Catalogs"
          query={{ ...range, by: 'catalog' }}
          of="Catalog"
          columns={[sales, units, refunds]}
          empty="No sales in this period."
        />
      </Box>
      <FiguresSection
        title="Countries"
        query={{ ...range, by: 'country' }}
        of="Country"
        columns={[sales, orders, tax, shipping, refunds]}
        empty="No sales in this period."
        nameOf={countryName}
      />
    </>
  );
}

const steps = { day: 'Day', week: 'Week of', month: 'Month' } as const;
const stepName = ({ key }: InsightRow) => (key.length === 7 ? monthText(key) : dayText(key));

function SalesInTime(range: { from: string; to: string }) {
  const [by, setBy] = useState<keyof typeof steps>('day');
  return (
    <FiguresSection
      title="Sales"
      query={{ ...range, by }}
      of={steps[by]}
      nameOf={stepName}
      columns={[sales, orders, averageOrder, tax, shipping, refunds]}
      empty="No sales in this period."
      inTime
      aside={
        <TextField
          select
          size="small"
          fullWidth={false}
          label="Group by"
          sx={{ minWidth: 112 }}
          value={by}
          onChange={({ target }) => {
            if (target.value === 'day' || target.value === 'week' || target.value === 'month')
              setBy(target.value);
          }}
        >
          {Object.entries(steps).map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      }
    />
  );
}
