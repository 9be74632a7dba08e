import { useEffect, useState, type RefObject } from 'react';

export const MIN_HEIGHT = 480;
/** Taller content scrolls inside the frame. */
export const MAX_HEIGHT = 30_000;

/**
 * Returns the height in pixels that the framed page reports. Messages from other sources are
 * ignored.
 */
export function useContentHeight(frame: RefObject<HTMLIFrameElement | null>): number {
  const [height, setHeight] = useState(MIN_HEIGHT);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      try {
        const reported = readHeight(data);
        if (reported !== null) setHeight(Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, reported)));
      } catch (error) {
        // oxlint-disable-next-line no-console -- a frame of the wrong height is still readable
        console.warn('The frame was not resized:', error);
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);
  return height;
}

/** Returns whole pixels, or null if the message is about something else. */
function readHeight(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  if (!('type' in data) || data.type !== 'spindle:height') return null;
  const height = 'height' in data ? data.height : undefined;
  if (typeof height !== 'number' || !Number.isFinite(height)) {
    throw new TypeError(`no height: ${String(height)}`);
  }
  return Math.ceil(height);
}
