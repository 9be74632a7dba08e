import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { Box } from '@mui/material';
import { PictureTile, type OrderedPicture } from './picture-tile.tsx';

interface Props {
  pictures: readonly OrderedPicture[];
  /** Receives all paths in the new order. */
  onOrder: (paths: string[]) => void;
}

/** Shows pictures side by side. They can be moved with a pointer, a finger or the keyboard. */
export function PictureOrder({ pictures, onOrder }: Props) {
  const sensors = useSensors(
    // Keeps clicks from starting a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = idsOf(pictures);
  function drop({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id) return;
    const paths = pictures.map(({ path }) => path);
    onOrder(arrayMove(paths, placeOf(ids, active.id), placeOf(ids, over.id)));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsFor(ids),
        screenReaderInstructions: {
          draggable:
            'Press Space to pick up the picture. Use the arrow keys to move it. Press Space again to drop it, or Escape to cancel.',
        },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <Box
          component="ol"
          aria-label="Picture order"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
        >
          {pictures.map((picture, at) => (
            <PictureTile
              key={ids[at]}
              id={ids[at] ?? ''}
              picture={picture}
              place={at + 1}
              of={ids.length}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

/** Returns a unique id for each picture. The same path may occur twice. */
const idsOf = (pictures: readonly OrderedPicture[]): string[] =>
  pictures.map(({ path }, at) => {
    const before = pictures.slice(0, at).filter((one) => one.path === path).length;
    return `${path} ${before}`;
  });

const placeOf = (ids: readonly string[], id: UniqueIdentifier) => ids.indexOf(String(id));

function announcementsFor(ids: readonly string[]): Announcements {
  const place = (id: UniqueIdentifier) => `position ${placeOf(ids, id) + 1} of ${ids.length}`;
  return {
    onDragStart: ({ active }) => `Picked up the picture at ${place(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Picture moved to ${place(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Dropped the picture at ${place(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `Move canceled. The picture is back at ${place(active.id)}.`,
  };
}
