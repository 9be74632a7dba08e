import { Box } from '@mui/material';
import { ToolNav } from './tool-nav.tsx';

/** As high as the header above. */
const HEADER = 41;

/** The tools beside every screen; they stay in sight while it scrolls, and scroll by themselves. */
export function SideNav() {
  return (
    <Box
      sx={{
        flex: '0 0 208px',
        borderRight: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        '@media print': { display: 'none' },
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          maxHeight: `calc(100vh - ${HEADER}px)`,
          overflowY: 'auto',
          py: 1,
        }}
      >
        <ToolNav folds />
      </Box>
    </Box>
  );
}
