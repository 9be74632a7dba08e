import { Box, Link } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { useTranslateText } from './use-translate-text.ts';

interface Props {
  /** The topic that these screens share. */
  label: string;
  screens: readonly { to: string; label: string }[];
}

/** Links related screens, and marks the current one. */
export function ScreensNav({ label: about, screens }: Props) {
  const translate = useTranslateText();
  return (
    <Box component="nav" aria-label={translate(about)} sx={{ mb: 2 }}>
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
              {translate(label)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
