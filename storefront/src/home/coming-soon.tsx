import { itemMeasures } from '../catalog/item-measures.ts';
import { ProductPicture } from '../catalog/product-picture.tsx';
import type { Element } from '../content/queries.ts';
import { Chip } from '../ui/chip.tsx';
import { classes } from '../ui/classes.ts';
import { Figures } from './figures.tsx';
import styles from './promo.module.css';
import { withMeasures } from '../ui/measures.ts';

/** Shows a product in development, and what it will do. */
export function ComingSoon({ element }: { element: Element }) {
  const detail = element.attributes.find(({ type }) => type === 'IMAGE');
  return (
    <section className={classes(styles.promo, styles.turned)} aria-labelledby="coming-soon">
      <div className={styles.pictures}>
        <ProductPicture
          className={styles.picture}
          image={element.image}
          alt={element.imageAlt ?? ''}
          sizes="(max-width: 860px) 100vw, 560px"
        />
        {detail ? (
          <div className={styles.detail}>
            <ProductPicture
              image={detail.value}
              alt={detail.description ?? ''}
              sizes="(max-width: 860px) 34vw, 240px"
              width={400}
            />
          </div>
        ) : null}
      </div>
      <div className={styles.text}>
        {element.locked ? <Chip>Coming Soon!</Chip> : null}
        <h2 id="coming-soon">{element.title}</h2>
        <p>{withMeasures(element.description)}</p>
        <Figures figures={itemMeasures(element)} />
      </div>
    </section>
  );
}
