import { useState, type ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { withMeasures } from '../ui/measures.ts';
import { Icon } from '../ui/icon.tsx';
import type { Video } from './item-media.ts';
import { embedUrl } from './embed-url.ts';
import styles from './item-video.module.css';

/** A video that contacts no third-party server until someone plays it. */
export function ItemVideo({
  video,
  poster,
  wide = false,
}: {
  video: Video;
  /** A picture behind the text until the video plays. */
  poster?: ReactNode;
  wide?: boolean;
}) {
  const [playing, setPlaying] = useState(false);
  const address = embedUrl(video.url);

  if (address === null) {
    return (
      <a href={video.url} target="_blank" rel="noopener noreferrer">
        {video.title}
      </a>
    );
  }
  if (!playing) {
    return (
      <button
        className={classes(styles.cover, wide && styles.wide, Boolean(poster) && styles.pictured)}
        type="button"
        onClick={() => setPlaying(true)}
      >
        {poster}
        <span className={styles.play}>
          <Icon name="play" />
        </span>
        <span>Play video: {withMeasures(video.title)}</span>
        <span className={styles.host}>from {new URL(address).hostname}</span>
      </button>
    );
  }
  return (
    <iframe
      className={classes(styles.frame, wide && styles.wide)}
      src={address}
      title={video.title}
      width={480}
      height={270}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
