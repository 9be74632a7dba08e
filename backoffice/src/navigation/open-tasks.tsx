import { Box, Button, Link } from '@mui/material';
import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ordersWithProblem } from '../orders/order-address.ts';
import { formatCount } from '../ui/format.ts';
import { summaryQuery, type Summary } from './summary.ts';
import { useTranslateText } from '../ui/use-translate-text.ts';
import { Allowed } from '../editing/allowed.tsx';
import { useTools } from './use-tools.ts';

const SetupChecklist = lazyComponent(
  async () => (await import('../settings/setup-checklist.tsx')).SetupChecklist,
);

interface Figure {
  of: Exclude<keyof Summary, 'records' | 'setup' | 'version'>;
  label: string;
  /** The URL of the screen where the tasks are done. */
  to: string;
  /** True for problems, as opposed to daily work. */
  isProblem?: true;
}

const figures: readonly Figure[] = [
  { of: 'toPick', label: 'to pick', to: '/ui/admin/adminPicking' },
  { of: 'toShip', label: 'to ship', to: '/ui/admin/adminShipping' },
  { of: 'openReturns', label: 'open returns', to: ordersWithProblem('openReturn') },
  {
    of: 'failedRefunds',
    label: 'failed refunds',
    to: ordersWithProblem('failedRefund'),
    isProblem: true,
  },
  { of: 'openDisputes', label: 'disputes', to: ordersWithProblem('openDispute'), isProblem: true },
  {
    of: 'lostDisputes',
    label: 'lost disputes',
    to: ordersWithProblem('lostDispute'),
    isProblem: true,
  },
  {
    of: 'unassignedRefunds',
    label: 'unassigned refunds',
    to: ordersWithProblem('unassignedRefund'),
    isProblem: true,
  },
  { of: 'alerts', label: 'alerts', to: ordersWithProblem('alert'), isProblem: true },
  {
    of: 'paymentsWithoutOrder',
    label: 'unmatched payments',
    to: ordersWithProblem('nothingDelivered'),
    isProblem: true,
  },
];

/** Shows the numbers of open tasks, each with a link to its screen. */
export function OpenTasks() {
  const translate = useTranslateText();
  const { data, error, isFetching, refetch } = useQuery(summaryQuery);
  const tools = useTools();
  const isOpen = ({ to }: Figure) => tools.some((tool) => to.split('?')[0] === tool.to);
  return (
    <Box
      component="section"
      aria-label={translate('Needs attention')}
      sx={{ mb: 4, maxWidth: 880 }}
    >
      <Box
        component="ul"
        aria-busy={isFetching}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: '1px',
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
            md: 'repeat(9, minmax(0, 1fr))',
          },
          border: 1,
          borderColor: 'divider',
          borderRadius: '3px',
          overflow: 'hidden',
          backgroundColor: 'divider',
        }}
      >
        {figures.filter(isOpen).map((figure) => (
          <FigureLink key={figure.of} figure={figure} count={data?.[figure.of]} />
        ))}
      </Box>
      {data?.records.orders === 0 && (
        <Allowed to="settings:write">
          <Suspense>
            <SetupChecklist />
          </Suspense>
        </Allowed>
      )}
      {error && (
        <Box role="alert" sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Box sx={{ alignSelf: 'center' }}>{translate("Couldn't load these figures.")}</Box>
          <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
            {translate('Try again')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function FigureLink({ figure, count }: { figure: Figure; count: number | undefined }) {
  const translate = useTranslateText();
  const { label, to, isProblem = false } = figure;
  const some = count !== undefined && count > 0;
  return (
    <Box component="li" sx={{ display: 'grid', backgroundColor: 'background.paper' }}>
      <Link
        component={RouterLink}
        to={to}
        underline="none"
        color={some ? 'text.primary' : 'text.secondary'}
        sx={{
          p: 1.5,
          fontSize: '0.875rem',
          lineHeight: 1.3,
          '&:hover': { backgroundColor: 'action.hover' },
          '&:focus-visible': { outlineOffset: '-3px' },
          ...(some &&
            isProblem && { boxShadow: 'inset 0 3px 0 currentcolor', color: 'error.main' }),
        }}
      >
        <Box
          component="strong"
          sx={{
            display: 'block',
            fontSize: '1.5rem',
            fontWeight: some ? 640 : 450,
            lineHeight: 1.2,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {count === undefined ? '–' : formatCount(count)}
        </Box>{' '}
        {translate(label)}
      </Link>
    </Box>
  );
}
