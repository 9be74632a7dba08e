import { Box } from '@mui/material';
import { useMemo } from 'react';
import { cleanMarkup } from './clean-markup.ts';
import { markupLook } from './markup-look.ts';

/** Shows markup the way the shop does. Scripts never run. */
export function MarkupView({ markup }: { markup: string }) {
  const clean = useMemo(() => ({ __html: cleanMarkup(markup) }), [markup]);
  return <Box sx={{ ...markupLook, overflowX: 'auto' }} dangerouslySetInnerHTML={clean} />;
}
