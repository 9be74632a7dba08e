import { Box, GlobalStyles, Link } from '@mui/material';
import { hashOf, itemSections, type ItemSectionId } from '../catalog/item-sections.ts';
import { jumpTo } from './jump.ts';

/** Keeps a focused field from hiding behind the list of sections or the buttons. */
const keepInView = { html: { scrollPaddingBlock: '64px' } };

/** Lists the page's sections: next to them on wide screens, above them on others. */
export function SectionNav({ ids }: { ids: readonly ItemSectionId[] }) {
  return (
    <Box
      component="nav"
      aria-label="Sections"
      sx={{
        position: 'sticky',
        top: { xs: 0, lg: 16 },
        zIndex: 2,
        alignSelf: 'start',
        minWidth: 0,
        mx: { xs: -2, sm: 0 },
        backgroundColor: 'background.default',
        borderBottom: { xs: 1, lg: 0 },
        borderColor: { xs: 'divider', lg: 'divider' },
      }}
    >
      <GlobalStyles styles={keepInView} />
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          px: { xs: 2, sm: 0 },
          listStyle: 'none',
          display: 'flex',
          flexDirection: { lg: 'column' },
          columnGap: 2,
          overflowX: { xs: 'auto', lg: 'visible' },
          whiteSpace: { xs: 'nowrap', lg: 'normal' },
          fontSize: '0.875rem',
        }}
      >
        {ids.map((id) => (
          <li key={id}>
            <Link
              href={hashOf(id)}
              color="inherit"
              underline="hover"
              sx={{ display: 'block', py: { xs: 1.25, lg: 0.5 } }}
              onClick={(event) => {
                // Changing the URL would ask about unsaved changes.
                event.preventDefault();
                jumpTo(id);
              }}
            >
              {itemSections[id]}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
