import { Box, Link } from '@mui/material';
import { NavLink } from 'react-router-dom';

const screens = [
  { to: '/ui/admin/searchWords', label: 'Words that mean the same' },
  { to: '/ui/admin/searchWords/inVain', label: 'Searched in vain' },
  { to: '/ui/admin/searchWords/most', label: 'Most searched' },
];

/** The way between the screens about words; the one that is open is marked. */
export function SearchWordsNav() {
  return (
    <Box component="nav" aria-label="Search words" sx={{ mb: 2 }}>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '0 24px',
          m: 0,
          p: 0,
          listStyle: 'none',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {screens.map(({ to, label }) => (
          <li key={to}>
            <Link
              component={NavLink}
              to={to}
              end
              underline="none"
              sx={{
                display: 'block',
                py: '6px',
                borderBottom: 3,
                borderColor: 'transparent',
                color: 'text.secondary',
                '&:hover': { color: 'text.primary' },
                '&.active': { borderColor: 'text.primary', color: 'text.primary', fontWeight: 620 },
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
