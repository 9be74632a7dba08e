import { useConfig } from '../shop/config.ts';
import { itemMeasures } from '../catalog/item-measures.ts';
import { ProductPicture } from '../catalog/product-picture.tsx';
import type { Element } from '../content/queries.ts';
import { buttonClass } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { canBeFramed, promoLink } from './home-elements.ts';
import { Figures } from './figures.tsx';
import styles from './promo.module.css';
import { withMeasures } from '../ui/measures.ts';

export const SPLASH_ADDRESS = '/home?show=available-now';

/** Shows what is available now, with a link to its page. */
export function AvailableNow({ element }: { element: Element }) {
  return (
    <section className={styles.promo} aria-labelledby="available-now">
      <ProductPicture
        className={styles.picture}
        image={element.image}
        alt={element.imageAlt ?? ''}
        sizes="(max-width: 860px) 100vw, 720px"
      />
      <div className={styles.text}>
        <h2 id="available-now">{element.title}</h2>
        <p>{withMeasures(element.description)}</p>
        <Figures figures={itemMeasures(element)} />
        <SplashLink element={element} />
      </div>
    </section>
  );
}

function SplashLink({ element }: { element: Element }) {
  const { frameHosts } = useConfig();
  const link = promoLink(element);
  if (link === null) return null;
  if (canBeFramed(link, frameHosts)) return <LinkButton to={SPLASH_ADDRESS}>Learn more</LinkButton>;
  return (
    <a className={buttonClass('secondary')} href={link} target="_blank" rel="noopener noreferrer">
      Learn more (opens in a new window)
    </a>
  );
}
