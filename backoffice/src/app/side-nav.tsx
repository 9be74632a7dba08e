import { Box } from '@mui/material';
import { ToolNav } from './tool-nav.tsx';

/** The tools beside every screen; they stay in sight while it scrolls. */
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
      <Box sx={{ position: 'sticky', top: 0, maxHeight: '100vh', overflowY: 'auto', py: 1 }}>
        <ToolNav />
      </Box>
    </Box>
  );
}
