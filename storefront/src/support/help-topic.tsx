import { ItemVideo } from '../catalog/item-video.tsx';
import { ProductPicture } from '../catalog/product-picture.tsx';
import type { Element } from '../content/queries.ts';
import { SafeHtml } from '../ui/safe-html.tsx';
import styles from './support.module.css';

/** Shows an element of the help page as staff wrote it. */
export function HelpTopic({ topic }: { topic: Element }) {
  const { elementId, title, description, image, imageAlt, attributes } = topic;
  const html = attributes.filter(({ type }) => type === 'HTML').map(({ value }) => value);
  const videos = attributes.filter(({ type }) => type === 'VIDEO');
  return (
    <section className={styles.topic} id={elementId} aria-labelledby={`${elementId}-title`}>
      <h2 id={`${elementId}-title`}>{title}</h2>
      {image ? (
        <ProductPicture
          className={styles.picture}
          image={image}
          alt={imageAlt ?? ''}
          sizes="(max-width: 760px) 100vw, 240px"
        />
      ) : null}
      {description ? <p className={styles.lead}>{description}</p> : null}
      {html.length > 0 ? <SafeHtml html={html.join('\n')} /> : null}
      {videos.map(({ value, description: text }) => (
        <ItemVideo key={value} video={{ url: value, title: text ?? title }} />
      ))}
    </section>
  );
}
