import Download from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense, useId, type ReactNode } from 'react';
import { LoadFailed } from '../ui/load-failed.tsx';
import { TableSkeleton } from '../ui/table-skeleton.tsx';
import { figureText, shortFigureText, type FigureColumn } from './columns.ts';
import { FigureTable } from './figure-table.tsx';
import { insightsQuery, type InsightRow, type InsightsQuery } from './insights-query.ts';

const Bars = lazyComponent(async () => (await import('./bar-chart.tsx')).default);

/** A chart with more bars would be hard to read. */
const MAX_BARS = 10;

interface Props {
  title: string;
  query: InsightsQuery;
  /** The first column's heading. */
  of: string;
  /** The chart shows the first of these columns. */
  columns: readonly [FigureColumn, ...FigureColumn[]];
  /** The text to show without data. */
  empty: string;
  nameOf?: (row: InsightRow) => string;
  renderName?: (row: InsightRow) => ReactNode;
  /** Shown next to the title. */
  aside?: ReactNode;
  /** Draws vertical bars, for values over time. */
  inTime?: boolean;
}

/** Shows a report as a chart and a table. */
export function FiguresSection(props: Props) {
  const { title, query, columns, aside, empty } = props;
  const { data, error, refetch } = useQuery(insightsQuery(query));
  const id = useId();
  const rows = data?.rows ?? [];
  const save = async () => {
    const { saveFigures } = await import('./figure-file.ts');
    saveFigures(
      `${title} ${query.from} ${query.to}`.toLowerCase().replaceAll(' ', '-'),
      columns,
      rows,
    );
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h2" id={id} sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {aside}
        <Button
          size="small"
          startIcon={<Download />}
          aria-label={`Export ${title}`}
          disabled={rows.length === 0}
          onClick={() => void save()}
        >
          Export
        </Button>
      </Box>
      {error ? (
        <LoadFailed error={error} retry={refetch} />
      ) : data === undefined ? (
        <TableSkeleton />
      ) : rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
      ) : (
        <Answer {...props} rows={rows} />
      )}
    </Box>
  );
}

function Answer({
  title,
  of,
  columns,
  rows,
  inTime: isTimeSeries = false,
  ...more
}: Props & { rows: InsightRow[] }) {
  const { nameOf = ({ name }) => name, renderName = nameOf } = more;
  const [drawn] = columns;
  const bars = isTimeSeries ? rows : rows.slice(0, MAX_BARS);
  return (
    <>
      <Suspense fallback={<Skeleton variant="rectangular" height={260} animation={false} />}>
        <Bars
          labels={bars.map(nameOf)}
          values={bars.map((row) => row[drawn.name] ?? 0)}
          format={(value) => figureText(drawn, value)}
          formatShort={(value) => shortFigureText(drawn, value)}
          step={drawn.cents ? 100 : 1}
          lying={!isTimeSeries}
        />
      </Suspense>
      <FigureTable label={title} of={of} columns={columns} rows={rows} renderName={renderName} />
    </>
  );
}
