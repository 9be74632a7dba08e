import { Box } from '@mui/material';
import { createContext, use, type ReactElement, type ReactNode } from 'react';
import { BulkBar } from './bulk-bar.tsx';

const Choosable = createContext(false);

/** Returns whether rows can be selected, which requires an action for them. */
export function useChoosable(): boolean {
  return use(Choosable);
}

interface Props {
  /** Actions for the selected rows. */
  bulk: ReactElement | undefined;
  children: ReactNode;
}

/** Shows a list's rows, and the actions for the selected rows. */
export function WithBulk({ bulk, children }: Props) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      {bulk && <BulkBar>{bulk}</BulkBar>}
      <Choosable value={bulk !== undefined}>{children}</Choosable>
    </Box>
  );
}
