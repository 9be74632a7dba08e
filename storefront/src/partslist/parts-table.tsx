import { itemName } from '../catalog/item-name.ts';
import { ProductPicture } from '../catalog/product-picture.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { formatCount } from '../ui/format-count.ts';
import { formatCents, formatDollars } from '../ui/format-money.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Sale } from '../ui/price.tsx';
import { QuantityInput } from '../ui/quantity-input.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { formatWeight } from './format-weight.ts';
import { lineCents, ouncesOf, priceAt, rejectionReason, type PartLine } from './parts.ts';
import styles from './parts-table.module.css';
import { withMeasures } from '../ui/measures.ts';
import { isSamePart, saveParts, ownParts, withUnits, type PartKey } from './own-parts.ts';

/** Shows one part per row. The rows of the user's own list can be edited. */
export function PartsTable({ lines, own }: { lines: readonly PartLine[]; own: boolean }) {
  return (
    <table className={styles.table} aria-label="Parts">
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col" data-number="true">
            Quantity
          </th>
          <th scope="col" data-number="true">
            Each
          </th>
          <th scope="col" data-number="true">
            Total
          </th>
          {own ? (
            <th scope="col" className={styles.remove}>
              <VisuallyHidden>Remove</VisuallyHidden>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <PartRow key={`${line.catalogId}/${line.catalogItemId}`} line={line} own={own} />
        ))}
      </tbody>
    </table>
  );
}

function PartRow({ line, own }: { line: PartLine; own: boolean }) {
  const { item, quantity } = line;
  const price = item && priceAt(item, quantity);
  const name = item ? itemName(item) : `${line.catalogId}/${line.catalogItemId}`;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <span className={styles.part}>
          <ProductPicture image={item?.image ?? null} alt="" sizes="72px" width={72} />
          <PartText line={line} name={name} />
        </span>
      </th>
      <td data-number="true" className={styles.quantity}>
        {own ? (
          <span className={styles.control}>
            <QuantityInput
              value={quantity}
              of={name}
              onStep={(by) => setUnits(line, quantity + by)}
              onChange={(units) => setUnits(line, units)}
              hint="If you don't want any, remove the part."
            />
          </span>
        ) : null}
        <span className={own ? styles.printed : undefined}>{formatCount(quantity)}</span>
      </td>
      <td data-number="true" className={styles.each}>
        {price ? (
          <>
            {formatDollars(price.price)} <Sale of={price} />
          </>
        ) : null}
      </td>
      <td data-number="true" className={styles.sum}>
        {item ? formatCents(lineCents(line)) : null}
        {price ? (
          <span className={styles.eachBelow}>
            {quantity > 1 ? `${formatDollars(price.price)} each` : null} <Sale of={price} />
          </span>
        ) : null}
      </td>
      {own ? (
        <td className={styles.remove}>
          <Button
            look="icon"
            aria-label={`Remove ${name} from the list`}
            title="Remove"
            onClick={() => removePart(line)}
          >
            <Icon name="trash" />
          </Button>
        </td>
      ) : null}
    </tr>
  );
}

function PartText({ line, name }: { line: PartLine; name: string }) {
  const { item } = line;
  if (item === undefined) {
    return (
      <span className={styles.text}>
        <Skeleton shape="half" />
        <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    );
  }
  const why = rejectionReason(line);
  const ounces = item && ouncesOf(item);
  const facts = [item?.externalId, ounces ? formatWeight(ounces) : null]
    .filter(Boolean)
    .join(' · ');
  return (
    <span className={styles.text}>
      {item ? (
        <Link className={styles.title} to={`/ui/shop/${line.catalogId}/${line.catalogItemId}`}>
          {withMeasures(name)}
        </Link>
      ) : (
        <span className={styles.title}>{withMeasures(name)}</span>
      )}
      {facts === '' ? null : <span className={styles.facts}>{withMeasures(facts)}</span>}
      {why === null ? null : (
        <span>
          <Chip tone="notice">{why}</Chip>
        </span>
      )}
    </span>
  );
}

function setUnits(part: PartKey, quantity: number): void {
  const { title, items } = ownParts();
  saveParts({
    title,
    items: items.map((one) => (isSamePart(one, part) ? withUnits(one, quantity) : one)),
  });
}

function removePart(part: PartKey): void {
  const { title, items } = ownParts();
  saveParts({ title, items: items.filter((one) => !isSamePart(one, part)) });
}
