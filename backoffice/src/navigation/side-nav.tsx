import { Box } from '@mui/material';
import { ToolNav } from './tool-nav.tsx';

/** The header's height in pixels. */
const HEADER = 41;

/** Shows the tools next to every screen. They stay in place while the screen scrolls. */
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
