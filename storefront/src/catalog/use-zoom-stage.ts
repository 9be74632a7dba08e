import { pictureSet } from '@spindle/sdk/picture-set';
import PhotoSwipe, { type SlideData } from 'photoswipe';
import 'photoswipe/style.css';
import { useEffect, useRef, type RefObject } from 'react';
import { useConfig } from '../shop/config.ts';
import type { Picture } from './item-media.ts';
import { changePicture, onZoomKey, scalePicture } from './zoom-moves.ts';

/** The width of the largest copy of a picture, and its height until the real one is known. */
const WIDTH = 1600;
const HEIGHT = 1200;

interface ZoomStage {
  pictures: Picture[];
  first: number;
  /** CSS pixels. */
  shownWidth: number;
  onChange: (index: number) => void;
  onClose: () => void;
}

/** Lays out pictures in an element, to be swiped, enlarged and moved. */
export function useZoomStage(place: RefObject<HTMLElement | null>, stage: ZoomStage) {
  const { cdnBase } = useConfig();
  const viewer = useRef<PhotoSwipe>(null);
  const latest = useRef(stage);
  useEffect(() => {
    latest.current = stage;
  });

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const { pictures, first, shownWidth } = latest.current;
    const slides = pictures.map((picture) => slideOf(cdnBase, picture));
    const opened = openViewer(element, slides, first, shownWidth);
    viewer.current = opened;
    opened.on('change', () => latest.current.onChange(opened.currIndex));
    opened.on('bgClickAction', (event) => {
      event.preventDefault();
      latest.current.onClose();
    });
    opened.init();
    // Our own dialog surrounds the viewer, so PhotoSwipe must not be a dialog as well.
    opened.element?.removeAttribute('role');
    opened.scrollWrap?.setAttribute('aria-label', 'Pictures');
    const observer = new ResizeObserver(() => opened.updateSize());
    observer.observe(element);
    return () => {
      observer.disconnect();
      opened.destroy();
    };
  }, [place, cdnBase]);

  return {
    move: (by: 1 | -1) => viewer.current && changePicture(viewer.current, by),
    scale: (to: 'larger' | 'smaller') => viewer.current && scalePicture(viewer.current, to),
  };
}

function slideOf(cdnBase: string, { path, alt }: Picture): SlideData {
  const { src, srcSet } = pictureSet(cdnBase, path);
  return { src, alt, width: WIDTH, height: HEIGHT, ...(srcSet ? { srcset: srcSet } : {}) };
}

/** Smaller enlargements aren't worth opening the viewer for. */
const MIN_ENLARGEMENT = 1.2;

function openViewer(
  element: HTMLElement,
  dataSource: SlideData[],
  index: number,
  shownWidth: number,
): PhotoSwipe {
  const viewer = new PhotoSwipe({
    dataSource,
    index,
    appendToEl: element,
    getViewportSizeFn: () => ({ x: element.clientWidth, y: element.clientHeight }),
    // Shows the whole picture if that is larger than on the page. Otherwise, on phones, twice the
    // size on the page.
    initialZoomLevel: ({ fit, elementSize }) => {
      const displayed = shownWidth / (elementSize?.x ?? WIDTH);
      return fit >= displayed * MIN_ENLARGEMENT ? fit : displayed * 2;
    },
    secondaryZoomLevel: ({ initial }) => Math.max(1, initial * 1.5),
    maxZoomLevel: ({ initial }) => Math.max(2, initial * 3),
    showHideAnimationType: 'none',
    zoomAnimationDuration: 180,
    bgOpacity: 1,
    imageClickAction: 'zoom',
    tapAction: false,
    pinchToClose: false,
    closeOnVerticalDrag: false,
    // The surrounding dialog handles these events.
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    close: false,
    zoom: false,
    counter: false,
    arrowPrev: false,
    arrowNext: false,
    errorMsg: "We couldn't load the picture.",
  });
  // Pointer positions are relative to the page, but the stage is somewhere in the window.
  viewer.on('updateScrollOffset', () => {
    const { left, top } = element.getBoundingClientRect();
    viewer.offset.x = left + window.scrollX;
    viewer.offset.y = top + window.scrollY;
  });
  viewer.on('loadComplete', ({ slide, content, isError }) => {
    if (isError || !(content.element instanceof HTMLImageElement)) return;
    const { naturalWidth, naturalHeight } = content.element;
    const height = Math.round((WIDTH * naturalHeight) / naturalWidth);
    if (!height || height === slide.height) return;
    // Also updates the data from which PhotoSwipe lays out a slide that comes back into view.
    slide.data.height = content.height = slide.height = height;
    slide.resize();
  });
  viewer.on('keydown', (event) => {
    event.preventDefault();
    onZoomKey(viewer, event.originalEvent);
  });
  return viewer;
}
