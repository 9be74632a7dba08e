import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Thumbnail } from '../../media/thumbnail.tsx';
import type { Attribute } from '../attribute-calls.ts';
import { MarkupBlock } from '../markup/markup-block.tsx';
import { EmbeddedVideo } from '../preview/embedded-video.tsx';

export function AttributeValue({ attribute }: { attribute: Attribute }) {
  const { attributeId, type, value, description } = attribute;
  switch (type) {
    case 'EXTERNAL':
      return <Text>{value}</Text>;
    case 'HTML':
      return (
        <Box
          sx={{ maxHeight: 320, overflow: 'auto' }}
          tabIndex={0}
          role="region"
          aria-label={attributeId}
        >
          <MarkupBlock markup={value} />
        </Box>
      );
    case 'VIDEO':
      return <EmbeddedVideo link={value} title={description || attributeId} />;
    case 'IMAGE':
      return (
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Thumbnail image={value || null} width={120} />
          <Box sx={{ minWidth: 0 }}>
            <Text>{value || 'No picture yet. Edit the attribute to add one.'}</Text>
            <Text>{description}</Text>
          </Box>
        </Box>
      );
    case 'DOWNLOADABLE':
    case 'FILE':
      return (
        <Text>{value ? `${type} == ${value}` : 'No file yet. Edit the attribute to add one.'}</Text>
      );
    case 'TAX_CATEGORY_CODE':
      return <Text>TAX CODE == {value}</Text>;
    default:
      return (
        <Text>
          {type} == {value}
        </Text>
      );
  }
}

function Text({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
