import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { MarkupBlock } from '../attributes/markup/markup-block.tsx';
import { EmbeddedVideo } from '../attributes/preview/embedded-video.tsx';
import { ItemPictures } from '../attributes/preview/item-pictures.tsx';
import { Facts } from '../ui/facts.tsx';
import type { ContentElement } from './content-records.ts';
import { blocksOf, picturesOf, videosOf } from '../attributes/preview/item-facts.ts';
import { linksOf, measuresOf } from './element-facts.ts';
import { ElementLinks } from './element-links.tsx';
import { StatusLabels } from './status-labels.tsx';

/** An element as readers find it; `tools` leads administrators on. */
export function ElementPreview({ element, tools }: { element: ContentElement; tools?: ReactNode }) {
  const measures = measuresOf(element);
  const videos = videosOf(element);
  const links = linksOf(element);
  return (
    <Box sx={{ maxWidth: 1080 }}>
      {tools}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '375px minmax(0, 1fr)' },
          gap: { xs: 2, lg: 4 },
        }}
      >
        <ItemPictures title={element.title} pictures={picturesOf(element)} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h2">{element.title}</Typography>
          <StatusLabels {...element} />
          <Typography sx={{ my: 1.5, maxWidth: '65ch', whiteSpace: 'pre-line' }}>
            {element.description}
          </Typography>
          {measures.length > 0 && <Facts facts={measures} />}
        </Box>
      </Box>
      {blocksOf(element).map(({ attributeId, value }) => (
        <Box component="section" key={attributeId} aria-label={attributeId} sx={{ mt: 4 }}>
          <MarkupBlock markup={value} />
        </Box>
      ))}
      {videos.length > 0 && (
        <Box component="section" sx={{ mt: 4 }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            Videos
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {videos.map(({ attributeId, link, title }) => (
              <EmbeddedVideo key={attributeId} link={link} title={title} />
            ))}
          </Box>
        </Box>
      )}
      {links.length > 0 && <ElementLinks links={links} />}
    </Box>
  );
}
