import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog/modal.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Picture } from './item-media.ts';
import { useZoomStage } from './use-zoom-stage.ts';
import styles from './picture-zoom.module.css';

/**
 * Shows an item's pictures larger than the page does. Dragging, wheel and keys move a picture;
 * swiping, buttons and arrow keys change it. `shownWidth` is the width on the page in CSS pixels.
 */
export function PictureZoom({
  pictures,
  first,
  shownWidth,
  onClose,
}: {
  pictures: Picture[];
  first: number;
  shownWidth: number;
  onClose: () => void;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  const { move, scale } = useZoomStage(stage, {
    pictures,
    first,
    shownWidth,
    onChange: setCurrent,
    onClose,
  });
  const several = pictures.length > 1;
  return (
    <Modal
      title={pictures[current]?.alt ?? ''}
      description="Press + or - to zoom. Press Shift and an arrow key to move the picture."
      onClose={onClose}
      tools={
        <>
          {several ? (
            <>
              <Button look="icon" aria-label="Previous picture" onClick={() => move(-1)}>
                <Icon name="back" />
              </Button>
              <span className={styles.count} aria-live="polite">
                {current + 1} of {pictures.length}
              </span>
              <Button look="icon" aria-label="Next picture" onClick={() => move(1)}>
                <Icon name="chevron" />
              </Button>
            </>
          ) : null}
          <Button look="icon" aria-label="Zoom out" onClick={() => scale('smaller')}>
            <Icon name="minus" />
          </Button>
          <Button look="icon" aria-label="Zoom in" onClick={() => scale('larger')}>
            <Icon name="plus" />
          </Button>
        </>
      }
    >
      <div className={styles.stage} ref={stage} />
    </Modal>
  );
}
