import { Box, Typography } from '@mui/material';
import { Chip } from '../ui/chip.tsx';
import { DateTime } from '../ui/date-time.tsx';
import type { StaffOrder } from './staff-order.ts';
import { states } from './states.ts';

/** Lists who did what and when, newest first. */
export function OrderTimeline({ timeline }: Pick<StaffOrder, 'timeline'>) {
  if (timeline.length === 0) return null;
  const latestFirst = timeline.toReversed();
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Timeline
      </Typography>
      <Box
        component="ol"
        aria-label="Timeline"
        sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.875rem' }}
      >
        {latestFirst.map((event) => (
          <Box
            component="li"
            key={`${event.at}${event.to}${event.why}`}
            sx={{ pl: 1.5, pb: 1.5, borderLeft: 1, borderColor: 'divider' }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' }}>
              <Chip {...states[event.to]} />
              <span>{event.why}</span>
            </Box>
            <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {event.actor ?? 'System'}, <DateTime at={event.at} />
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}
