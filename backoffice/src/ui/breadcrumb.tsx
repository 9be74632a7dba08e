import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslateText, type Translatable } from './use-translate-text.ts';

export interface Crumb {
  label: Translatable;
  to: string;
}

/** Shows the path to this screen as links. */
export function Breadcrumb({ crumbs, here }: { crumbs: readonly Crumb[]; here: Translatable }) {
  const translate = useTranslateText();
  return (
    <Box component="nav" aria-label={translate('Breadcrumb')}>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          m: 0,
          p: 0,
          listStyle: 'none',
          fontSize: '0.8125rem',
          lineHeight: '24px',
          color: 'text.secondary',
          overflowWrap: 'anywhere',
        }}
      >
        {crumbs.map(({ label, to }) => (
          <li key={to}>
            <Link component={RouterLink} to={to} color="inherit">
              {translate(label)}
            </Link>
            <Box component="span" aria-hidden="true" sx={{ mx: 1 }}>
              /
            </Box>
          </li>
        ))}
        <li aria-current="page">{translate(here)}</li>
      </Box>
    </Box>
  );
}
