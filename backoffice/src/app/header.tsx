import { AppBar, Box, Link } from '@mui/material';
import { useNavigate, Link as RouterLink } from 'react-router-dom';
import { ToggleThemeButton } from 'react-admin';
import { PaletteButton } from '../palette/palette-button.tsx';
import { Logo } from '../ui/logo.tsx';
import { useShortcut } from '../ui/shortcuts.ts';
import { AccountMenu } from './account-menu.tsx';
import { HelpButton } from './help-button.tsx';
import { NavDrawer } from '../navigation/nav-drawer.tsx';
import { panel } from '../navigation/panel.ts';
import { RefreshButton } from './refresh-button.tsx';
import { useHasSideNav } from '../ui/use-width.ts';

export function Header() {
  const navigate = useNavigate();
  const navAtSide = useHasSideNav();
  useShortcut('h', () => void navigate(panel.to));
  return (
    <AppBar
      position="static"
      color="transparent"
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        '@media print': { display: 'none' },
      }}
    >
      <Box
        sx={{
          px: { xs: 1, md: 2 },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
        }}
      >
        {!navAtSide && <NavDrawer />}
        <Link component={RouterLink} to={panel.to} color="inherit" underline="none" sx={{ py: 1 }}>
          <Logo />
        </Link>
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', color: 'text.secondary' }}>
          <PaletteButton />
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
