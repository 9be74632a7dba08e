import { ProductPicture } from '../catalog/product-picture.tsx';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { formatCount } from '../ui/format-count.ts';
import { formatCents, formatDollars } from '../ui/format-money.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { withMeasures } from '../ui/measures.ts';
import { Sale } from '../ui/price.tsx';
import { QuantityInput } from '../ui/quantity-input.tsx';
import { CartLineNotice } from './cart-line-notice.tsx';
import { lineCents } from './cart-sum.ts';
import type { CartLine } from './queries.ts';
import type { useChangeCart } from './use-change-cart.ts';
import styles from './cart-page.module.css';

export function CartLineRow({
  line,
  added,
  change,
}: {
  line: CartLine;
  added: boolean;
  change: ReturnType<typeof useChangeCart>;
}) {
  const { item, quantity } = line;
  const path = `/ui/shop/${item.catalogId}/${item.catalogItemId}`;
  return (
    <li className={classes(styles.line, added && styles.added, !item.available && styles.gone)}>
      <ProductPicture
        image={item.image}
        alt=""
        width={144}
        sizes="(max-width: 560px) 88px, 144px"
      />
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={path}>{withMeasures(item.title)}</Link>
        </h2>
        <p className={styles.description}>{withMeasures(item.description)}</p>
        <CartLineNotice line={line} />
        <NextBreak line={line} onTake={(next) => change.setQuantity(line, next)} />
      </div>
      <div className={styles.controls}>
        {item.digital ? (
          <span className={styles.single}>Digital, limit 1</span>
        ) : (
          <QuantityInput
            value={quantity}
            of={item.title}
            onStep={(by) => change.step(line, by)}
            onChange={(next) => change.setQuantity(line, next)}
            hint="If you don't want any, remove the item."
          />
        )}
        <Button
          look="icon"
          aria-label={`Remove ${item.title} from the cart`}
          title="Remove"
          onClick={() => change.remove(line)}
        >
          <Icon name="trash" />
        </Button>
      </div>
      <p className={styles.sum}>
        <span className={styles.total}>{formatCents(lineCents(line))}</span>
        {quantity > 1 ? (
          <span className={styles.each}>{formatDollars(item.price)} each</span>
        ) : null}
        <Sale of={item} />
      </p>
    </li>
  );
}

/** Offers the next lower price, if enough units are in stock. */
function NextBreak({ line, onTake }: { line: CartLine; onTake: (quantity: number) => void }) {
  const { item, quantity, nextBreak } = line;
  if (nextBreak === undefined || !item.available || nextBreak.from > item.inventory) return null;
  const more = formatCount(nextBreak.from - quantity);
  return (
    <p className={styles.notice}>
      <Button look="quiet" onClick={() => onTake(nextBreak.from)}>
        Add {more} more and pay {formatDollars(nextBreak.price)} each
      </Button>
    </p>
  );
}
