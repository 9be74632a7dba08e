import type PhotoSwipe from 'photoswipe';

const STEP = 1.4;
const STEP_MS = 180;
/** CSS pixels per key press. */
const PAN = 80;

/** Shows the next or the previous picture, in a loop. */
export function changePicture(viewer: PhotoSwipe, by: 1 | -1): void {
  const count = viewer.getNumItems();
  // With two pictures neither has a neighbor on both sides, and PhotoSwipe would stop at the ends.
  if (count > 2) return by > 0 ? viewer.next() : viewer.prev();
  viewer.goTo((viewer.currIndex + 1) % count);
}

/** Zooms one step, within the picture's limits. */
export function scalePicture(viewer: PhotoSwipe, to: 'larger' | 'smaller'): void {
  const { currSlide } = viewer;
  if (!currSlide) return;
  const level = currSlide.currZoomLevel * (to === 'larger' ? STEP : 1 / STEP);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  currSlide.zoomTo(level, viewer.getViewportCenterPoint(), still ? 0 : STEP_MS);
}

/** Arrow keys change the picture. With Shift, with a single picture, or upwards, they move it. */
export function onZoomKey(viewer: PhotoSwipe, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const act = actionOf(viewer, event);
  if (!act) return;
  event.preventDefault();
  act();
}

function actionOf(viewer: PhotoSwipe, { key, shiftKey }: KeyboardEvent): (() => void) | null {
  if (key === '+' || key === '=') return () => scalePicture(viewer, 'larger');
  if (key === '-') return () => scalePicture(viewer, 'smaller');
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const { axis, by } = arrow;
  if (axis === 'x' && !shiftKey && viewer.getNumItems() > 1) {
    return () => changePicture(viewer, by);
  }
  return () => pan(viewer, axis, by);
}

const ARROWS: Record<string, { axis: 'x' | 'y'; by: 1 | -1 } | undefined> = {
  ArrowLeft: { axis: 'x', by: -1 },
  ArrowRight: { axis: 'x', by: 1 },
  ArrowUp: { axis: 'y', by: -1 },
  ArrowDown: { axis: 'y', by: 1 },
};

function pan({ currSlide }: PhotoSwipe, axis: 'x' | 'y', by: 1 | -1): void {
  if (!currSlide?.isPannable()) return;
  const { x, y } = currSlide.pan;
  currSlide.panTo(axis === 'x' ? x - by * PAN : x, axis === 'y' ? y - by * PAN : y);
}
