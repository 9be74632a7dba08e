import { Box } from '@mui/material';
import { use } from 'react';
import { ShopLogo, ShopName } from './shop-name.ts';

/** Shows the shop's logo, a collet seen from the front, and the name of this area. */
export function Logo() {
  const logo = use(ShopLogo);
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 660 }}>
      {logo === null ? (
        <Box
          component="svg"
          viewBox="0 0 32 32"
          aria-hidden="true"
          focusable="false"
          sx={{ width: 24, height: 24, fill: 'none', stroke: 'currentcolor', strokeWidth: 2.2 }}
        >
          <circle cx="16" cy="16" r="14" />
          <circle cx="16" cy="16" r="4.5" />
          <path d="M16 2v9.5M16 20.5V30M3.9 9l8.2 4.75M19.9 18.25 28.1 23M3.9 23l8.2-4.75M19.9 13.75 28.1 9" />
        </Box>
      ) : (
        <Box component="img" src={logo} alt="" sx={{ height: 24, maxWidth: 120 }} />
      )}
      <span>{use(ShopName)}</span>
      <Box
        component="span"
        sx={{ color: 'text.secondary', fontWeight: 450, display: { xs: 'none', sm: 'inline' } }}
      >
        Administration
      </Box>
    </Box>
  );
}
