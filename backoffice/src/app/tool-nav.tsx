import { Box, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useTools } from './use-tools.ts';

/** The tools, on every screen; the one in use is underlined. */
export function ToolNav() {
  const tools = useTools();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = tools.length > 0;
  useEffect(() => {
    if (shown) revealCurrent(nav.current);
  }, [pathname, shown]);
  if (!shown) return null;
  return (
    <Box
      component="nav"
      ref={nav}
      aria-label="Administrator Tools"
      sx={{ overflowX: 'auto', mx: { xs: -1, md: 0 } }}
    >
      <Box component="ul" sx={{ display: 'flex', m: 0, p: 0, listStyle: 'none' }}>
        {tools.map(({ name, to, label }) => (
          <li key={name}>
            <Link
              component={NavLink}
              to={to}
              color="inherit"
              underline="none"
              sx={{
                display: 'block',
                whiteSpace: 'nowrap',
                px: 1,
                fontSize: '0.9375rem',
                pt: '13px',
                pb: '10px',
                borderBottom: 3,
                borderColor: 'transparent',
                color: 'text.secondary',
                '&:hover': { color: 'text.primary' },
                '&.active': { color: 'text.primary', borderColor: 'text.primary', fontWeight: 600 },
                '&:focus-visible': { outlineOffset: '-3px' },
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** On a phone the row scrolls: the tool in use is brought into sight, and the page stays put. */
function revealCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current=page]');
  if (!nav || !current) return;
  const middle = current.offsetLeft + current.offsetWidth / 2 - nav.offsetLeft;
  nav.scrollLeft = middle - nav.clientWidth / 2;
}
