import { picturesIn } from '@spindle/sdk/domain/catalog/arrange-pictures';
import { Box, Typography } from '@mui/material';
import { lazyComponent } from '@spindle/sdk/react/lazy-component';
import { Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { useAct } from '../../providers/write-hooks.ts';
import { idOf } from '../../providers/writes/record-ids.ts';
import { OutcomeNote } from '../../ui/outcome-note.tsx';
import type { ItemRecord } from '../store-queries.ts';

// Loads the drag-and-drop code only if there is more than one picture.
const PictureOrder = lazyComponent(async () => (await import('./picture-order.tsx')).PictureOrder);

interface Props {
  item: ItemRecord;
  /** Receives the updated item. */
  onChanged: (item: ItemRecord) => void;
}

/**
 * Shows an item's pictures in the order customers see them. Each move is saved right away,
 * separately from the form.
 */
export function PictureOrderPanel({ item, onChanged }: Props) {
  const {
    resetField,
    formState: { dirtyFields },
  } = useFormContext();
  const { catalogId, catalogItemId } = item;
  const [arrange, { variables, isPending, error, data }] = useAct('items', 'arrangePictures', {
    // Sends a second move after the first one is saved.
    intentOf: (move) => move.data.paths.join('\n'),
    scope: { id: `pictures ${catalogId}/${catalogItemId}` },
    onSuccess({ CatalogItem }) {
      if (!CatalogItem) return;
      // The main picture may have changed, and so its alt text.
      if (!dirtyFields['imageAlt'])
        resetField('imageAlt', { defaultValue: CatalogItem.imageAlt ?? '' });
      onChanged(CatalogItem);
    },
  });
  const pictures = picturesIn(item);
  if (pictures.length < 2) return null;
  const displayed = isPending && variables ? inOrder(pictures, variables.data.paths) : pictures;
  return (
    <>
      <Typography sx={{ mb: 1.5, color: 'text.secondary', maxWidth: '60ch' }}>
        Drag pictures to reorder them, or use Space and the arrow keys. The first picture appears on
        cards and in the cart.
      </Typography>
      {error && (
        <OutcomeNote
          outcome={{ good: false, title: 'Picture order not saved', text: error.message }}
        />
      )}
      <Suspense fallback={<Box sx={{ height: 120 }} />}>
        <PictureOrder
          pictures={displayed.map(({ path, alt }) => ({ path, alt: alt ?? item.title }))}
          onOrder={(paths) => arrange({ id: idOf(catalogId, catalogItemId), data: { paths } })}
        />
      </Suspense>
      <Box role="status" sx={{ mt: 1, minHeight: '1.5em', fontSize: '0.8125rem' }}>
        {isPending ? 'Saving…' : data?.Reason}
      </Box>
    </>
  );
}

function inOrder<One extends { path: string }>(
  pictures: readonly One[],
  paths: readonly string[],
): One[] {
  const place = ({ path }: One) => paths.indexOf(path);
  return pictures.toSorted((a, b) => place(a) - place(b));
}
