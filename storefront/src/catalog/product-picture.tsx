import { pictureSet } from '@spindle/sdk/picture-set';
import { useConfig } from '../shop/config.ts';
import { classes } from '../ui/classes.ts';
import styles from './product-picture.module.css';

/**
 * Shows a product's picture on a neutral background and reserves its space. `sizes` is the width it
 * is shown at. `eager` is for the first visible picture.
 */
export function ProductPicture({
  image,
  alt,
  sizes,
  eager = false,
  width = 800,
  className,
}: {
  image: string | null;
  alt: string;
  sizes: string;
  eager?: boolean;
  width?: number;
  className?: string | undefined;
}) {
  const { cdnBase } = useConfig();
  if (!image) return <span className={classes(styles.picture, className)} aria-hidden="true" />;
  const { avif, ...webp } = pictureSet(cdnBase, image);
  const picture = (
    <img
      className={classes(styles.picture, className)}
      {...webp}
      sizes={sizes}
      width={width}
      height={Math.round(width * 0.75)}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'sync' : 'async'}
    />
  );
  if (!avif) return picture;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {picture}
    </picture>
  );
}
