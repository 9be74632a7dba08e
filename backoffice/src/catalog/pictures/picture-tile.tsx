import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Box } from '@mui/material';
import { Thumbnail } from '../../media/thumbnail.tsx';

export interface OrderedPicture {
  path: string;
  /** The alt text. */
  alt: string;
}

interface Props {
  /** Unique, although another picture may show the same file. */
  id: string;
  picture: OrderedPicture;
  /** The position, starting at 1. */
  place: number;
  of: number;
}

/** Shows one draggable picture. */
export function PictureTile({ id, picture: { path, alt }, place, of }: Props) {
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const isFirst = place === 1;
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      sx={{ position: 'relative', zIndex: isDragging ? 1 : 0 }}
    >
      <Box
        component="button"
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`${isFirst ? 'First: ' : ''}${alt}, picture ${place} of ${of}`}
        sx={{
          p: 0.5,
          font: 'inherit',
          color: 'inherit',
          cursor: isDragging ? 'grabbing' : 'grab',
          // On touch screens, moves the picture instead of scrolling the page.
          touchAction: 'none',
          border: 1,
          borderColor: isDragging ? 'primary.main' : 'divider',
          borderRadius: '4px',
          backgroundColor: 'background.paper',
          boxShadow: isDragging ? 4 : 0,
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        <Thumbnail image={path} width={132} />
        <Box component="span" sx={{ display: 'block', mt: 0.5, fontSize: '0.8125rem' }}>
          {isFirst ? 'First' : place}
        </Box>
      </Box>
    </Box>
  );
}
