import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Chip } from '../ui/chip.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Moment } from '../ui/moment.tsx';
import { mono } from '../ui/theme.ts';
import { deliveriesQuery, replayDelivery, useWebhookCall } from './calls.ts';
import { ReplaySince } from './replay-since.tsx';
import { deliveryStates, resultOf, type Delivery, type Webhook } from './webhook.ts';

/** What was sent to a webhook, what became of it, and when it is tried next. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const { id, enabled } = webhook;
  const [after, setAfter] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(deliveriesQuery(id, after));
  const call = useWebhookCall();
  return (
    <Box component="section" aria-labelledby="deliveries" sx={{ mt: 4 }}>
      <Typography id="deliveries" variant="h2" sx={{ mb: 1 }}>
        Deliveries
      </Typography>
      <ReplaySince webhook={webhook} />
      {error ? <LoadFailed error={error} retry={refetch} /> : null}
      {data?.deliveries.length === 0 && <p>Nothing was sent to it yet.</p>}
      {data && data.deliveries.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-labelledby="deliveries">
            <TableHead>
              <TableRow>
                {['Event', 'Happened', 'State', 'Tries', 'Last result', 'Next try', 'Action'].map(
                  (name) => (
                    <TableCell key={name}>{name}</TableCell>
                  ),
                )}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.deliveries.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  disabled={!enabled || call.isPending}
                  onReplay={() => call.mutate(() => replayDelivery(id, delivery.id))}
                />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {after !== null && <Button onClick={() => setAfter(null)}>Newest</Button>}
      {data?.next && <Button onClick={() => setAfter(data.next)}>Older</Button>}
    </Box>
  );
}

interface RowProps {
  delivery: Delivery;
  disabled: boolean;
  onReplay: () => void;
}

function DeliveryRow({ delivery, disabled, onReplay }: RowProps) {
  const { type, at, state, tries, nextTryAt } = delivery;
  return (
    <TableRow>
      <TableCell sx={{ fontFamily: mono }}>{type}</TableCell>
      <TableCell>
        <Moment at={at} />
      </TableCell>
      <TableCell>
        <Chip {...deliveryStates[state]} />
      </TableCell>
      <TableCell>{tries}</TableCell>
      <TableCell>{resultOf(delivery)}</TableCell>
      <TableCell>{nextTryAt === null ? '–' : <Moment at={nextTryAt} />}</TableCell>
      <TableCell>
        <Button
          size="small"
          disabled={disabled}
          aria-label={`Send again: ${type}`}
          onClick={onReplay}
        >
          Send again
        </Button>
      </TableCell>
    </TableRow>
  );
}
