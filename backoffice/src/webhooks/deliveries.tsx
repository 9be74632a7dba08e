import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../ui/load-failed.tsx';
import { useOutcomeNotes } from '../providers/use-outcome-notes.ts';
import { useAct } from '../providers/write-hooks.ts';
import { deliveriesQuery } from './calls.ts';
import { DeliveryRows } from './delivery-rows.tsx';
import { ReplaySince } from './replay-since.tsx';
import { useFreshWebhook } from './use-fresh-webhook.ts';
import type { Webhook } from './webhook.ts';

/** Lists a webhook's deliveries, with results and next attempts. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const { id, enabled } = webhook;
  const [after, setAfter] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(deliveriesQuery(id, after));
  const [replay, { isPending }] = useAct('webhooks', 'replayDelivery', useOutcomeNotes());
  useFreshWebhook(data?.deliveries);
  return (
    <Box component="section" aria-labelledby="deliveries" sx={{ mt: 4 }}>
      <Typography id="deliveries" variant="h2" sx={{ mb: 2 }}>
        Deliveries
      </Typography>
      <ReplaySince webhook={webhook} />
      {error ? <LoadFailed error={error} retry={refetch} /> : null}
      {data?.deliveries.length === 0 && <p>No deliveries yet.</p>}
      {data && data.deliveries.length > 0 && (
        <DeliveryRows
          deliveries={data.deliveries}
          labelledBy="deliveries"
          disabled={!enabled || isPending}
          onReplay={(delivery) => replay({ id, data: { deliveryId: delivery.id } })}
        />
      )}
      {after !== null && <Button onClick={() => setAfter(null)}>Newest</Button>}
      {data?.next && <Button onClick={() => setAfter(data.next)}>Older</Button>}
    </Box>
  );
}
