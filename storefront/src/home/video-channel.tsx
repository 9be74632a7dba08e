import { ItemVideo } from '../catalog/item-video.tsx';
import { ProductPicture } from '../catalog/product-picture.tsx';
import type { Element } from '../content/queries.ts';
import { promoLink } from './home-elements.ts';
import styles from './promo.module.css';
import { withMeasures } from '../ui/measures.ts';

/** Shows the latest video, with a link to all others. */
export function VideoChannel({ element }: { element: Element }) {
  const film = element.attributes.find(({ type }) => type === 'VIDEO');
  const channel = promoLink(element);
  return (
    <section className={styles.promo} aria-labelledby="video-channel">
      {film ? (
        <ItemVideo
          wide
          video={{ url: film.value, title: film.description ?? element.title }}
          poster={
            <ProductPicture image={element.image} alt="" sizes="(max-width: 860px) 100vw, 720px" />
          }
        />
      ) : (
        <ProductPicture
          className={styles.picture}
          image={element.image}
          alt={element.imageAlt ?? ''}
          sizes="(max-width: 860px) 100vw, 720px"
        />
      )}
      <div className={styles.text}>
        <h2 id="video-channel">{element.title}</h2>
        <p>{withMeasures(element.description)}</p>
        {channel ? (
          <a href={channel} target="_blank" rel="noopener noreferrer">
            See all videos (opens in a new window)
          </a>
        ) : null}
      </div>
    </section>
  );
}
