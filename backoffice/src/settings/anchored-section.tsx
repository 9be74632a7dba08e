import { Box, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

export type SectionId = 'brand' | 'company' | 'warehouse' | 'returns' | 'email' | 'providers';

/** Returns the URL of a section of the Settings screen. */
export const settingsSection = (id: SectionId) => `/ui/admin/settings#${id}`;

/** Shows a section, and moves to it when a link names it. */
export function AnchoredSection(props: { id: SectionId; title: string; children: ReactNode }) {
  const { id, title, children } = props;
  const section = useRef<HTMLElement>(null);
  // The key differs each time, even if the same link is followed again.
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}`) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, [hash, key, id]);
  return (
    <Box
      ref={section}
      component="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      sx={{ display: 'grid', gap: 2, outline: 'none', scrollMarginTop: 16 }}
    >
      <Typography variant="h2" id={`${id}-title`}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
