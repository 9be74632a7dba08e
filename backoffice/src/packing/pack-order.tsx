import { packingProgress } from '@spindle/sdk/domain/packing/packing';
import { Box, Button } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useHasAccess } from '../editing/use-has-access.ts';
import { useScanner } from '../scanning/use-scanner.ts';
import type { Packing } from './calls.ts';
import { LabelAfterPacking } from './label-after-packing.tsx';
import { OverruleButton } from './overrule-button.tsx';
import { lineId, PackedLine } from './packed-line.tsx';
import { isSlipCode, isSlipOf, packingTablePath } from './packing-address.ts';
import { PackingStrip } from './packing-strip.tsx';
import { RestartButton } from './restart-button.tsx';
import type { usePacking } from './use-packing.ts';

interface Props {
  packing: Packing;
  table: ReturnType<typeof usePacking>;
}

/** Packs one parcel unit by unit, then leads to the label and the next slip. */
export function PackOrder({ packing, table }: Props) {
  const navigate = useNavigate();
  const mayEdit = useHasAccess('edit', 'parcels');
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { orderId, state, lines } = packing;
  const { scanned, unsent, pack, sendAgain, show } = table;
  const progress = packingProgress(lines);
  const open = state === 'none' || state === 'begun';

  useScanner((code) => {
    const known = lines.some((line) => line.catalogItemId === code.trim().toLowerCase());
    const isThis = isSlipOf(code, orderId);
    // Scanning the same slip again does nothing. Another slip opens its order, unless this parcel
    // is partly packed.
    if (isSlipCode(code) && !known && (isThis || state !== 'begun')) {
      if (!isThis) void navigate(packingTablePath({ orderId: code.trim().toLowerCase() }));
      return;
    }
    pack(code);
  });

  const last = scanned?.answer?.Status === 'SUCCESS' ? scanned.count : 0;
  const showMissing = useEffectEvent(() => {
    const missing = lines.find(({ packed, quantity }) => packed < quantity);
    if (missing) document.getElementById(lineId(missing))?.scrollIntoView({ block: 'center' });
  });
  // Scrolls only after a counted scan, so that the page doesn't jump while the user scrolls.
  useEffect(() => {
    if (last > 0) showMissing();
  }, [last]);

  return (
    <Box sx={{ maxWidth: 960 }}>
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 2,
          pb: 1,
          backgroundColor: 'background.default',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box
          ref={heading}
          tabIndex={-1}
          role="status"
          aria-label="Progress"
          sx={{ fontSize: '1.75rem', fontWeight: 680, outline: 'none' }}
        >
          {`${progress.packed} of ${progress.units}`}
        </Box>
        <PackingStrip packing={packing} scanned={scanned} />
        {unsent.length > 0 && (
          <Button
            variant="contained"
            color="error"
            sx={{ mt: 1, minHeight: 48 }}
            onClick={sendAgain}
          >
            Try again
          </Button>
        )}
      </Box>
      <Box
        component="ol"
        aria-label="Items to pack"
        sx={{ m: 0, my: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
      >
        {lines.map((line) => (
          <PackedLine key={lineId(line)} line={line} onPack={pack} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {!open && mayEdit && <LabelAfterPacking packing={packing} />}
        {open && mayEdit && <OverruleButton orderId={orderId} onDone={show} />}
        {state !== 'none' && <RestartButton orderId={orderId} onDone={show} />}
      </Box>
    </Box>
  );
}
