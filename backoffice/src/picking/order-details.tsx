import { unitsChanged } from '@spindle/sdk/domain/picking/validate-picking';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Screen } from '../ui/screen.tsx';
import { useNarrow } from '../ui/use-width.ts';
import { catalogTitles, unitsOf, type PickingOrder } from './calls.ts';
import { ClaimFailed } from './claim-failed.tsx';
import { CompleteBar } from './complete-bar.tsx';
import { LineCard } from './line-card.tsx';
import { CatalogsFailed } from './load-failed.tsx';
import { Message } from './message.tsx';
import { headingId, PickHeader } from './pick-header.tsx';
import { scan, type ScanResult } from './scan.ts';
import { playSuccess, playError } from '../scanning/sounds.ts';
import { isComplete, lineId, type Ticks } from './ticks.ts';
import { usePicking } from './use-picking.ts';
import { useScanner } from '../scanning/use-scanner.ts';
import { Dialog } from '../ui/dialog.tsx';

const title = 'Picking Manager - Order Details';
const crumbs = [{ label: 'Picking Manager', to: '/ui/admin/adminPicking' }];

interface Props {
  order: PickingOrder;
  /** True if the order is no longer on the list of orders to pick. */
  missing: boolean;
  onClose: () => void;
  onPicked: () => void;
  /** Called if someone else has claimed the order, or if it is already picked or gone. */
  onRefused: (reason: string) => void;
}

export function OrderDetails({ order, missing, onClose, onPicked, onRefused }: Props) {
  const picking = usePicking(order, { missing, onPicked, onRefused });
  const { ticks, change, claim, save } = picking;
  const [scanned, setScanned] = useState<{ result: ScanResult; count: number } | null>(null);
  const { data: titles } = useQuery(catalogTitles);
  // The window's width when the order was opened. Printing makes a phone's screen count as wide,
  // which must not close the printed content.
  const [narrow] = useState(useNarrow());

  useScanner((code) => {
    if (save.isPending) return;
    const outcome = scan(order.items, ticks, code);
    setScanned({ result: outcome.result, count: (scanned?.count ?? 0) + 1 });
    if (outcome.result.kind !== 'ticked') {
      playError();
      return;
    }
    playSuccess();
    change(outcome.ticks);
    document.getElementById(lineId(outcome.result.line))?.scrollIntoView({ block: 'center' });
  });

  function tickByHand(next: Ticks) {
    setScanned(null);
    change(next);
  }

  const screen = (
    <Screen title={title} crumbs={narrow ? [] : crumbs}>
      <Box sx={{ maxWidth: 960 }}>
        <PickHeader order={order} ticks={ticks} scanned={scanned} onClose={onClose} />
        <Box sx={{ display: 'grid', gap: 2, py: 2 }}>
          {claim.error && !claim.data && <ClaimFailed error={claim.error} retry={claim.refetch} />}
          <CatalogsFailed />
          {picking.unitsFewer && !save.error && (
            <Message tone="waiting" title="This order changed">
              {unitsChanged(unitsOf(order))}
            </Message>
          )}
          <div>
            Please verify that each item has been picked before checking the box next to its ID.
          </div>
          <Box
            component="ol"
            aria-label="Items to pick"
            sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
          >
            {order.items.map((line, index) => (
              <LineCard
                key={lineId(line)}
                line={line}
                narrow={narrow}
                number={index + 1}
                place={titles?.get(line.catalogId) ?? line.catalogId}
                ticks={ticks}
                disabled={save.isPending}
                onChange={tickByHand}
              />
            ))}
          </Box>
        </Box>
        <CompleteBar
          complete={isComplete(order.items, ticks)}
          saving={save.isPending}
          error={save.error}
          onComplete={() => save.send()}
        />
      </Box>
    </Screen>
  );
  if (!narrow) return screen;
  return (
    <Dialog open fullScreen transitionDuration={0} onClose={onClose} aria-labelledby={headingId}>
      <Box sx={{ px: 2, pt: 1, backgroundColor: 'background.default', flex: 1 }}>{screen}</Box>
    </Dialog>
  );
}
