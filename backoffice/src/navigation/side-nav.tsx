import { Box } from '@mui/material';
import { ToolNav } from './tool-nav.tsx';

/** Height of the header in pixels. */
const HEADER = 41;

/**
 * Shows the tools beside every screen. They stay visible while it scrolls and scroll separately.
 */
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
