import { publishingGaps, type PublishingGap } from '@spindle/sdk/domain/catalog/publishing-gaps';
import type { components } from '@spindle/sdk/schema';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { HintBox } from '../ui/hint-box.tsx';
import { itemEditor } from './item-address.ts';
import { hashOf } from './item-sections.ts';
import type { ItemRecord } from './store-queries.ts';

interface Props {
  item: ItemRecord;
  sheet: readonly components['schemas']['SpecName'][];
  /** Jumps to the gap's field. If undefined, the links open the item's editor there. */
  onJump?: (gap: PublishingGap) => void;
}

/** Lists what is missing before an item is published, with links to where staff add it. */
export function PublishingGaps({ item, sheet, onJump }: Props) {
  const gaps = publishingGaps(item, sheet);
  if (gaps.length === 0) return null;
  return (
    <HintBox label="Missing before publishing" place="above">
      Missing before publishing:{' '}
      {gaps.map((gap, at) => (
        <span key={gap.name}>
          <Link
            component={RouterLink}
            color="inherit"
            to={itemEditor(item.catalogId, item.catalogItemId, hashOf(gap.section, gap.field))}
            onClick={(event) => {
              if (!onJump) return;
              event.preventDefault();
              onJump(gap);
            }}
          >
            {gap.name}
          </Link>
          {at < gaps.length - 1 ? '; ' : '.'}
        </span>
      ))}
    </HintBox>
  );
}
