import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useNow } from '../ui/clock.ts';
import { Chip } from '../ui/chip.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { mono } from '../ui/theme.ts';
import { useNarrow } from '../ui/use-width.ts';
import { deliveryStates, resultOf, type Delivery } from './webhook.ts';

interface ReplayProps {
  disabled: boolean;
  onReplay: (delivery: Delivery) => void;
}

interface Props extends ReplayProps {
  deliveries: readonly Delivery[];
  labelledBy: string;
}

const columns = ['Event', 'Time', 'Status', 'Attempts', 'Last result', 'Next attempt', 'Action'];

/** Shows a table, or a list on a phone, where its actions stay visible. */
export function DeliveryRows({ deliveries, labelledBy, ...replaying }: Props) {
  if (useNarrow()) {
    return (
      <Box component="ul" aria-labelledby={labelledBy} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {deliveries.map((delivery) => (
          <NarrowRow key={delivery.id} delivery={delivery} {...replaying} />
        ))}
      </Box>
    );
  }
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-labelledby={labelledBy}>
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {deliveries.map((delivery) => (
            <TableRow key={delivery.id}>
              <TableCell sx={{ fontFamily: mono }}>{delivery.type}</TableCell>
              <TableCell>
                <DateTime at={delivery.at} />
              </TableCell>
              <TableCell>
                <Chip {...deliveryStates[delivery.state]} />
              </TableCell>
              <TableCell>{delivery.tries}</TableCell>
              <TableCell>{resultOf(delivery)}</TableCell>
              <TableCell>
                {delivery.nextTryAt === null ? '–' : <NextAttempt at={delivery.nextTryAt} />}
              </TableCell>
              <TableCell>
                <SendAgain delivery={delivery} {...replaying} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function NarrowRow({ delivery, ...replaying }: ReplayProps & { delivery: Delivery }) {
  const { type, at, state, tries, outcome, nextTryAt } = delivery;
  const details = {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.5,
    color: 'text.secondary',
  };
  return (
    <Box
      component="li"
      sx={{ py: 1, borderBottom: 1, borderColor: 'divider', fontSize: 'body2.fontSize' }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Box component="span" sx={{ fontFamily: mono }}>
          {type}
        </Box>
        <Chip {...deliveryStates[state]} />
      </Box>
      <Box sx={details}>
        <DateTime at={at} />
        <span>{tries === 1 ? '1 attempt' : `${tries} attempts`}</span>
        {outcome !== null && <span>{resultOf(delivery)}</span>}
        {nextTryAt !== null && (
          <span>
            Next attempt <NextAttempt at={nextTryAt} />
          </span>
        )}
        <SendAgain delivery={delivery} {...replaying} />
      </Box>
    </Box>
  );
}

/** The first retry comes within seconds. A clock that ticks in minutes would show it as past. */
function NextAttempt({ at }: { at: string }) {
  const isSoon = Date.parse(at) - useNow() < 60_000;
  return isSoon ? 'within a minute' : <DateTime at={at} />;
}

function SendAgain({ delivery, disabled, onReplay }: ReplayProps & { delivery: Delivery }) {
  return (
    <Button
      size="small"
      disabled={disabled}
      aria-label={`Resend: ${delivery.type}`}
      onClick={() => onReplay(delivery)}
      sx={{ whiteSpace: 'nowrap' }}
    >
      Resend
    </Button>
  );
}
