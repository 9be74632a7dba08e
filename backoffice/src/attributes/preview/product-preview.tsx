import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Facts } from '../../ui/facts.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { formatDollars } from '../../ui/format-money.ts';
import type { Item } from '../../catalog/store-queries.ts';
import { MarkupBlock } from '../markup/markup-block.tsx';
import { EmbeddedVideo } from './embedded-video.tsx';
import { ItemBadges } from './item-badges.tsx';
import { blocksOf, countIsTold, picturesOf, videosOf } from './item-facts.ts';
import { ItemPictures } from './item-pictures.tsx';

/** An item as customers find it; `tools` leads administrators on. */
export function ProductPreview({ item, tools }: { item: Item; tools?: ReactNode }) {
  const blocks = blocksOf(item);
  const videos = videosOf(item);
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
        <ItemPictures title={item.title} pictures={picturesOf(item)} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h2">{item.title}</Typography>
          <ItemBadges item={item} />
          <Typography sx={{ my: 1.5, maxWidth: '65ch', whiteSpace: 'pre-line' }}>
            {item.description}
          </Typography>
          <Facts facts={figuresOf(item)} />
        </Box>
      </Box>
      {blocks.map(({ attributeId, value }) => (
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
    </Box>
  );
}

function figuresOf(item: Item) {
  const price = { label: 'Price', value: formatDollars(item.price) };
  if (!countIsTold(item)) return [price];
  return [{ label: 'Availability', value: formatCount(item.inventory) }, price];
}
