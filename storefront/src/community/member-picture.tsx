import { useState } from 'react';
import styles from './member-picture.module.css';

/** A round picture, or the first letter of the name if there is no picture. */
export function MemberPicture({
  name,
  src,
  size,
  alt = '',
}: {
  name: string;
  src: string | null;
  size: number;
  alt?: string;
}) {
  const [missing, setMissing] = useState<string | null>(null);
  if (src === null || src === missing) {
    const [initial = '?'] = name;
    return (
      <span className={styles.initial} style={{ width: size, height: size }} aria-hidden="true">
        {initial.toUpperCase()}
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setMissing(src)}
    />
  );
}
