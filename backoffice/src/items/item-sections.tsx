import { Box, Link, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { useAttributeCalls } from '../attributes/attribute-calls.ts';
import { AttributesInSection } from '../attributes/attributes-in-section.tsx';
import { AddFiles } from '../attributes/form/add-files.tsx';
import { ItemPublication } from '../attributes/publisher/publisher.tsx';
import { AttributeInputs } from '../attributes/specs/attribute-inputs.tsx';
import { attributesWithoutField } from '../attributes/specs/field-values.ts';
import { RelatedItems } from '../attributes/specs/related-items.tsx';
import { FamilySection } from '../catalog/family/family-section.tsx';
import { ItemSection } from '../catalog/item-section.tsx';
import { specSheetPage } from '../catalog/item-address.ts';
import { itemSections, type ItemSectionId } from '../catalog/item-sections.ts';
import { PublishingGaps } from '../catalog/publishing-gaps.tsx';
import { SaleSection } from '../catalog/sale-section.tsx';
import type { Catalog, ItemRecord } from '../catalog/store-queries.ts';
import type { useImageUpload } from '../editing/use-image-upload.ts';
import { namesOf } from '@spindle/sdk/domain/fields';
import { FactsFields } from './facts-fields.tsx';
import type { ItemFields } from './item-values.ts';
import { jumpTo } from './jump.ts';
import { Pictures } from './pictures.tsx';
import { PriceFields } from './price-fields.tsx';
import { SearchFields } from './search-fields.tsx';
import { SectionNav } from './section-nav.tsx';

interface Props {
  catalogId: string;
  /** The item as it is now, or null for a new one. */
  item: ItemRecord | null;
  /** The version that the form edits. */
  base: ItemRecord | null;
  sheet: Catalog['specSheet'];
  fields: ItemFields;
  picture: ReturnType<typeof useImageUpload>;
  restSaved: boolean;
  /** Receives the item after its sale has changed. */
  onVersion: (item: ItemRecord) => void;
  /** Receives the item after its pictures have changed. */
  onPictures: (item: ItemRecord) => void;
}

/** A new item can't have pictures or relations before it is saved. */
const inForm = new Set<ItemSectionId>(['facts', 'specs', 'shipping', 'prices', 'search']);

/** Shows the sections of an item's form, with the sections that save right away in between. */
export function ItemSections(props: Props) {
  const { item, base, sheet, fields, picture, restSaved } = props;
  const { digital, subscription } = useWatch();
  const isShipped = digital !== true && subscription !== true;
  const ids = namesOf(itemSections).filter(
    (id) => (item !== null || inForm.has(id)) && (id !== 'shipping' || isShipped),
  );
  const attributes = item?.attributes ?? [];
  const calls = useAttributeCalls(
    'itemAttributes',
    item?.catalogId ?? '',
    item?.catalogItemId ?? '',
  );
  const inSection = { calls, attributes };
  const rest = attributesWithoutField(attributes, fields.all);
  return (
    <>
      {item && (
        <PublishingGaps
          item={item}
          sheet={sheet}
          onJump={({ section, field }) => jumpTo(section, fields.sourceOf(field ?? ''))}
        />
      )}
      <Box sx={columns}>
        <SectionNav ids={ids} />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <ItemSection id="facts" inForm>
            <FactsFields
              image={item?.image ?? base?.image ?? null}
              picture={picture}
              restSaved={restSaved}
              kit={base?.kit ?? false}
            />
          </ItemSection>
          {item && <Pictures item={item} calls={calls} onChanged={props.onPictures} />}
          <ItemSection id="specs" inForm>
            {fields.specs.length === 0 && <NoSpecs catalogId={props.catalogId} />}
            <AttributeInputs fields={fields.specs} attributes={attributes} />
          </ItemSection>
          {item && (
            <>
              <FamilySection item={item} />
              <ItemSection id="related">
                <RelatedItems calls={calls} />
                <AttributesInSection
                  {...inSection}
                  listed={rest.filter(({ type }) => type === 'COMPONENT')}
                />
              </ItemSection>
            </>
          )}
          {isShipped && (
            <ItemSection id="shipping" inForm>
              <AttributeInputs fields={fields.shipping} attributes={attributes} />
            </ItemSection>
          )}
          <ItemSection id="prices" inForm>
            <PriceFields subscription={subscription === true} />
          </ItemSection>
          {item && (
            <>
              <SaleSection item={item} onChanged={props.onVersion} />
              <ItemSection id="files">
                <AddFiles type="FILE" {...inSection} title={item.title} />
                {digital === true && (
                  <AddFiles type="DOWNLOADABLE" {...inSection} title={item.title} />
                )}
                <AttributesInSection
                  {...inSection}
                  listed={rest.filter(({ type }) => type !== 'COMPONENT' && type !== 'IMAGE')}
                  canAdd
                />
              </ItemSection>
            </>
          )}
          <ItemSection id="search" inForm>
            <SearchFields />
          </ItemSection>
          {item && (
            <ItemSection id="publishing">
              <ItemPublication item={item} />
            </ItemSection>
          )}
        </Box>
      </Box>
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '168px minmax(0, 960px)' },
  gap: { xs: 2, lg: 4 },
} as const;

function NoSpecs({ catalogId }: { catalogId: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      This catalog has no{' '}
      <Link component={RouterLink} to={specSheetPage(catalogId)}>
        spec sheet
      </Link>
      . It names the specifications of all items in the catalog.
    </Typography>
  );
}
