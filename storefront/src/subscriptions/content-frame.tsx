import { useRef, useState } from 'react';
import { Waiting } from '../ui/spinner.tsx';
import { useContentHeight } from './use-content-height.ts';
import styles from './subscriptions.module.css';

/**
 * Frames external content. Its pages may run scripts and offer downloads, but can't access the
 * shop.
 */
export function ContentFrame({ address, title }: { address: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const height = useContentHeight(frame);
  const [loaded, setLoaded] = useState(false);

  function arrive() {
    setLoaded(true);
    // The frame itself doesn't scroll, so after following a link, scroll to the top of the frame.
    const isAbove = (frame.current?.getBoundingClientRect().top ?? 0) < 0;
    if (loaded && isAbove) frame.current?.scrollIntoView();
  }

  return (
    <>
      {loaded ? null : <Waiting />}
      <iframe
        ref={frame}
        className={styles.frame}
        src={address}
        title={title}
        sandbox="allow-scripts allow-downloads"
        referrerPolicy="no-referrer"
        height={height}
        onLoad={arrive}
      />
    </>
  );
}
