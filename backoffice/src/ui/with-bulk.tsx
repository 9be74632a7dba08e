import { Box } from '@mui/material';
import { createContext, use, type ReactElement, type ReactNode } from 'react';
import { BulkBar } from './bulk-bar.tsx';

const Choosable = createContext(false);

/** Whether rows can be chosen: only where something can be done with them. */
export function useChoosable(): boolean {
  return use(Choosable);
}

interface Props {
  /** What can be done with the chosen rows. */
  bulk: ReactElement | undefined;
  children: ReactNode;
}

/** A list's rows, and what can be done with those that are chosen. */
export function WithBulk({ bulk, children }: Props) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      {bulk && <BulkBar>{bulk}</BulkBar>}
      <Choosable value={bulk !== undefined}>{children}</Choosable>
    </Box>
  );
}
