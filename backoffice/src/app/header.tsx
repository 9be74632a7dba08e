import { AppBar, Box, Link } from '@mui/material';
import { useNavigate, Link as RouterLink } from 'react-router-dom';
import { ToggleThemeButton } from 'react-admin';
import { Logo } from '../ui/logo.tsx';
import { useShortcut } from '../ui/shortcuts.ts';
import { AccountMenu } from './account-menu.tsx';
import { HelpButton } from './help-button.tsx';
import { panel } from './panel.ts';
import { RefreshButton } from './refresh-button.tsx';
import { ToolNav } from './tool-nav.tsx';

export function Header() {
  const navigate = useNavigate();
  useShortcut('h', () => void navigate(panel.to));
  return (
    <AppBar
      position="static"
      color="transparent"
      sx={{ borderBottom: 1, borderColor: 'divider', backgroundColor: 'background.paper' }}
    >
      <Box
        sx={{
          maxWidth: 1600,
          width: '100%',
          mx: 'auto',
          px: { xs: 2, md: 4 },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: { xs: 1, md: 2 },
        }}
      >
        <Link component={RouterLink} to={panel.to} color="inherit" underline="none" sx={{ py: 1 }}>
          <Logo />
        </Link>
        <Box sx={{ order: { xs: 3, xl: 0 }, flex: { xs: '1 0 100%', xl: 1 }, minWidth: 0 }}>
          <ToolNav />
        </Box>
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', color: 'text.secondary' }}>
          <RefreshButton />
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <HelpButton />
          </Box>
          <ToggleThemeButton />
          <AccountMenu />
        </Box>
      </Box>
    </AppBar>
  );
}
