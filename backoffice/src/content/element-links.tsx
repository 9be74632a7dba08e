import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Link, Typography } from '@mui/material';
import type { ElementLink } from './element-facts.ts';

/** Lists an element's links, which open in new tabs. */
export function ElementLinks({ links }: { links: readonly ElementLink[] }) {
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Links
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {links.map(({ key, text, address }) => (
          <Box component="li" key={key} sx={{ lineHeight: '28px', overflowWrap: 'anywhere' }}>
            {address === null ? (
              text
            ) : (
              <Link href={address} target="_blank" rel="noopener noreferrer">
                {text}
                <OpenInNewIcon
                  titleAccess="(new tab)"
                  sx={{ ml: '4px', fontSize: 14, verticalAlign: '-2px' }}
                />
              </Link>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
