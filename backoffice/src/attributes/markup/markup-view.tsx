import { Box } from '@mui/material';
import { useMemo } from 'react';
import { cleanMarkup } from './clean-markup.ts';
import { markupLook } from './markup-look.ts';

/** Markup as the shop shows it: nothing of it runs, whatever it says. */
export function MarkupView({ markup }: { markup: string }) {
  const clean = useMemo(() => ({ __html: cleanMarkup(markup) }), [markup]);
  return <Box sx={{ ...markupLook, overflowX: 'auto' }} dangerouslySetInnerHTML={clean} />;
}
