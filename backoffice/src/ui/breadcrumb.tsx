import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

export interface Crumb {
  label: string;
  to: string;
}

/** The way back up from a screen; the screen itself is its heading. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <Box component="nav" aria-label="Breadcrumb">
      <Box
        component="ol"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          m: 0,
          p: 0,
          listStyle: 'none',
          fontSize: '0.8125rem',
        }}
      >
        {crumbs.map(({ label, to }) => (
          <Box component="li" key={to} sx={{ lineHeight: '24px' }}>
            <Link component={RouterLink} to={to} color="textSecondary">
              {label}
            </Link>
            <Box component="span" aria-hidden="true" sx={{ mx: 1, color: 'text.secondary' }}>
              /
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
