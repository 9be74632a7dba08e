import { labelStateNames } from '@spindle/sdk/domain/shipping/void-label';
import { Box, Link, Typography } from '@mui/material';
import { Chip } from '../ui/chip.tsx';
import { CopyableId } from '../ui/copyable-id.tsx';
import { formatCents } from '../ui/format.ts';
import { DateTime } from '../ui/date-time.tsx';
import type { Tone } from '../ui/tones.ts';
import type { StaffOrder } from './staff-order.ts';

type State = StaffOrder['labels'][number]['state'];

const tones: Record<State, Tone> = {
  IN_USE: 'done',
  VOIDING: 'waiting',
  VOID_REQUESTED: 'moving',
  VOID_REFUNDED: 'done',
  VOID_REJECTED: 'gone',
};

/**
 * Lists an order's labels, newest first, if there are several or staff tried to void the only one.
 */
export function OrderLabels({ labels }: Pick<StaffOrder, 'labels'>) {
  if (labels.length < 2 && labels.every(({ state }) => state === 'IN_USE')) return null;
  const several = new Set(labels.map(({ parcelId }) => parcelId)).size > 1;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Labels
      </Typography>
      <Box
        component="ul"
        aria-label="Labels"
        sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
      >
        {labels.toReversed().map(({ state, trackingNumber, amount, ...label }) => (
          <Box
            component="li"
            key={trackingNumber}
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider', fontSize: '0.875rem' }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 8px' }}>
              <Chip label={labelStateNames[state]} tone={tones[state]} />
              {several && <span>Parcel {label.parcelId}</span>}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                <DateTime at={label.dateVoided ?? label.dateBought} />
              </Box>
              {amount !== null && (
                <Box component="span" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
                  {formatCents(amount)}
                </Box>
              )}
            </Box>
            <CopyableId id={trackingNumber} />
            {(several || state !== 'IN_USE') && (
              <Link href={label.labelUrl} target="_blank" rel="noreferrer">
                {state === 'IN_USE' ? 'Open the label (PDF)' : 'Open the voided label (PDF)'}
              </Link>
            )}
          </Box>
        ))}
      </Box>
    </section>
  );
}
