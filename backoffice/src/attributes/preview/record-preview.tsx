import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Facts, type Fact } from '../../ui/facts.tsx';
import { MarkupBlock } from '../markup/markup-block.tsx';
import { EmbeddedVideo } from './embedded-video.tsx';
import { blocksOf, picturesOf, videosOf, type PreviewedItem } from './item-facts.ts';
import { ItemPictures } from './item-pictures.tsx';

interface Props {
  record: PreviewedItem & { description: string };
  badges: ReactNode;
  facts: readonly Fact[];
  /** The administrators' links to the sub pages. */
  tools?: ReactNode;
  children?: ReactNode;
}

/** Shows an item or element as visitors see it. */
export function RecordPreview({ record, badges, facts, tools, children }: Props) {
  const { title, description } = record;
  const videos = videosOf(record);
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
        <ItemPictures title={title} pictures={picturesOf(record)} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h2">{title}</Typography>
          {badges}
          <Typography sx={{ my: 1.5, maxWidth: '65ch', whiteSpace: 'pre-line' }}>
            {description}
          </Typography>
          {facts.length > 0 && <Facts facts={facts} />}
        </Box>
      </Box>
      {blocksOf(record).map(({ attributeId, value }) => (
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
            {videos.map(({ attributeId, link, title: name }) => (
              <EmbeddedVideo key={attributeId} link={link} title={name} />
            ))}
          </Box>
        </Box>
      )}
      {children}
    </Box>
  );
}
