import { Box, Typography } from '@mui/material';
import { createContext, use, type ReactNode } from 'react';
import { ShopName } from './shop-name.ts';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { useTranslateText, type Translatable } from './use-translate-text.ts';

/** The first breadcrumbs of every screen. */
export const RootCrumbs = createContext<readonly Crumb[]>([]);

interface Props {
  title: Translatable;
  /** Shown next to the heading. */
  aside?: ReactNode;
  /** The breadcrumbs between the root and this screen. The root itself has none. */
  crumbs?: readonly Crumb[] | null | undefined;
  children: ReactNode;
}

/** Wraps every screen in breadcrumbs and a heading. */
export function Screen({ title, aside, crumbs, children }: Props) {
  const root = use(RootCrumbs);
  const translate = useTranslateText();
  const heading = translate(title);
  return (
    <>
      <title>
        {translate('%{screen} – %{shop} administration', { screen: heading, shop: use(ShopName) })}
      </title>
      {crumbs !== null && <Breadcrumb crumbs={[...root, ...(crumbs ?? [])]} here={title} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {heading}
        </Typography>
        {aside}
      </Box>
      {children}
    </>
  );
}
