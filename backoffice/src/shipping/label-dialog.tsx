import { shortId } from '@spindle/sdk/domain/orders/order-id';
import { Box, Button, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { orderQuery } from '../orders/order-queries.ts';
import { PostalLabel } from '../orders/postal-label.tsx';
import type { StaffOrder } from '../orders/staff-order.ts';
import { Facts, type Fact } from '../ui/facts.tsx';
import { formatCents, formatSize } from '../ui/format.ts';
import { formatWeight } from '@spindle/sdk/domain/shipping/format-weight';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import {
  labelRatesQuery,
  offerText,
  preferredRate,
  type LabelRate,
  type LabelRates,
} from './label-rates.ts';
import { RateChoice } from './rate-choice.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface Props {
  order: StaffOrder;
  onBuy: (rate: LabelRate) => void;
  onClose: () => void;
}

/** Asks for the shipping service, and shows the parcel and price before any money is spent. */
export function LabelDialog({ order, onBuy, onClose }: Props) {
  const id = useId();
  const { orderId, customerId, shippingPreference } = order;
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(labelRatesQuery(orderId));
  const [picked, setPicked] = useState<string | null>(null);
  const rates = data?.rates ?? [];
  const rate =
    rates.find(({ rateId }) => rateId === picked) ?? preferredRate(rates, shippingPreference);
  const rejection = isFetching ? null : (error?.message ?? (rate ? null : data?.Reason));

  function dismiss() {
    // After a rejection, the displayed order is outdated.
    const { queryKey } = orderQuery({ orderId, customerId: customerId ?? '' });
    if (data?.Status === 'ERROR') void client.invalidateQueries({ queryKey });
    onClose();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (rate && !rejection) onBuy(rate);
  }

  return (
    <Dialog
      open
      onClose={dismiss}
      // If the key that opened the dialog is held down, it must not buy a label.
      onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
      aria-labelledby={`${id}-title`}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
    >
      <DialogTitle id={`${id}-title`} component="h2">
        Label for order {shortId(orderId)}
      </DialogTitle>
      <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Facts facts={[...aboutParcel(order, data), ...earned(order, rate)]} />
          {rejection ? (
            <OutcomeNote
              outcome={{ good: false, title: 'Error During Buying Label.', text: rejection }}
            />
          ) : rate ? (
            <RateChoice rates={rates} chosen={rate.rateId} onChoose={setPicked} />
          ) : (
            <div role="status" aria-label="Getting carrier rates">
              <Skeleton variant="rectangular" animation={false} sx={{ height: 156 }} />
            </div>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={dismiss}>Dismiss</Button>
          {rejection ? (
            <Button variant="outlined" onClick={() => void refetch()}>
              Try again
            </Button>
          ) : (
            <Button type="submit" variant="contained" disabled={!rate}>
              {rate ? `Buy ${offerText(rate)}` : 'Buy'}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** Compares what the customer paid for shipping with the label's price. */
function earned({ shippingPrice }: StaffOrder, rate: LabelRate | undefined): Fact[] {
  const label = 'Shipping paid';
  if (!rate) return [{ label, value: formatCents(shippingPrice) }];
  const left = shippingPrice - rate.amount;
  const text = `${formatCents(Math.abs(left))} ${left < 0 ? 'less' : 'more'} than this label`;
  return [{ label, value: `${formatCents(shippingPrice)}, ${text}` }];
}

function aboutParcel(
  { shipping, items, shippingPreference }: StaffOrder,
  data?: LabelRates,
): Fact[] {
  const units = items.reduce((sum, { quantityOwed }) => sum + quantityOwed, 0);
  const { parcel, parcels = [] } = data ?? {};
  const several = parcels.length > 1;
  const weights = parcels.map(({ ounces }) => `${formatWeight(ounces)}, `).join('');
  const count = `${units} ${units === 1 ? 'unit' : 'units'}`;
  const hasSize = parcel !== null && !several;
  return [
    { label: 'Ship to', value: shipping && <PostalLabel {...shipping} /> },
    { label: several ? `${parcels.length} parcels` : 'Parcel', value: `${weights}${count}` },
    ...(hasSize ? [{ label: 'Size', value: sizeText(parcel) }] : []),
    { label: 'Shipping preference', value: shippingPreference },
  ];
}

/** Reserves space while the rates load. */
function sizeText(parcel: LabelRates['parcel'] | undefined): string {
  if (!parcel) return '\u00a0';
  return parcel.size ? formatSize(parcel.size) : 'Unknown: an item has no package size';
}
