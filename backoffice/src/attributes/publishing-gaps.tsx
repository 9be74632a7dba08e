import { publishingGaps } from '@spindle/sdk/domain/catalog/publishing-gaps';
import type { components } from '@spindle/sdk/schema';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { itemEditor } from '../catalog/item-address.ts';
import type { ItemRecord } from '../catalog/store-queries.ts';
import { HintBox } from '../ui/hint-box.tsx';

interface Props {
  item: ItemRecord;
  sheet: readonly components['schemas']['SpecName'][];
}

const places = { item: 'Edit item', attributes: 'Edit attributes' } as const;

/** Lists what is missing before an item is published, with links to where staff add it. */
export function PublishingGaps({ item, sheet }: Props) {
  const gaps = publishingGaps(item, sheet);
  if (gaps.length === 0) return null;
  const { catalogId, catalogItemId } = item;
  const addresses = {
    item: itemEditor(catalogId, catalogItemId),
    attributes: `/ui/admin/storeBuilder/${catalogId}/${catalogItemId}?page=attributes`,
  };
  return (
    <HintBox label="Missing before publishing" place="above">
      {(['item', 'attributes'] as const).map((place) => {
        const names = gaps.filter((gap) => gap.place === place).map(({ name }) => name);
        return (
          names.length > 0 && (
            <div key={place}>
              {`Missing before publishing: ${names.join('; ')}. `}
              <Link component={RouterLink} color="inherit" to={addresses[place]}>
                {places[place]}
              </Link>
            </div>
          )
        );
      })}
    </HintBox>
  );
}
