import { expectedBack, replacedBy } from '@spindle/sdk/domain/catalog/labels';
import { atQuantity } from '@spindle/sdk/domain/catalog/sale';
import { Suspense, useState } from 'react';
import { Chip } from '../ui/chip.tsx';
import { Facts } from '../ui/facts.tsx';
import { Link } from '../ui/link.tsx';
import { formatCount } from '../ui/format-count.ts';
import { CompareBox } from '../compare/compare-box.tsx';
import { ItemShipping } from '../checkout/quote/item-shipping.tsx';
import { lazyPart } from '../page-parts/lazy-part.tsx';
import { useReturnPeriod, useReturnPostage } from '../shop/use-return-period.ts';
import { NoticeOffer } from '../notices/notice-offer.tsx';
import { AddToParts } from '../partslist/add-to-parts.tsx';
import { withMeasures } from '../ui/measures.ts';
import { formatDollars } from '../ui/format-money.ts';
import { useShopTime } from '../ui/shop-time.ts';
import { Amount, Sale } from '../ui/price.tsx';
import { capitalize } from '../ui/sentence.ts';
import { BuyAction } from './buy-action.tsx';
import { itemSummary, itemTerms } from '../catalog/item-attributes.ts';
import { ItemQuantity } from './item-quantity.tsx';
import {
  STATUS_TEXT,
  expectedDay,
  isCounted,
  itemStatus,
  showsAvailability,
  type ItemStatus,
} from '../catalog/item-status.ts';
import { itemKey } from '../catalog/item-key.ts';
import type { CatalogItem } from '../catalog/queries.ts';
import styles from './buy-box.module.css';

// Few items have a family, so others don't load this code.
const { Part: FamilyOptions } = lazyPart(
  async () => (await import('./family-options.tsx')).FamilyOptions,
  'src/offers/family-options.tsx',
);

/** Shows name, price, status and the main action. */
export function BuyBox({ item }: { item: CatalogItem }) {
  const status = itemStatus(item);
  const { today } = useShopTime();
  const expected = expectedDay(item, today());
  const { replacedBy: replacement } = item;
  const { figures, text } = itemSummary(item);
  const returns = useReturnPeriod();
  const postage = useReturnPostage();
  const [requested, request] = useState(1);
  const quantity = Math.min(requested, Math.max(1, item.inventory));
  const price = atQuantity(item, quantity);
  const ships = status === 'buyable' && isCounted(item);
  const key = itemKey(item);
  return (
    <section className={styles.box} aria-label="Buy">
      <h1>{withMeasures(item.title)}</h1>
      {figures ? <p className={styles.figures}>{withMeasures(figures)}</p> : null}
      {text ? <p className={styles.description}>{withMeasures(text)}</p> : null}
      {item.family ? (
        <Suspense>
          <FamilyOptions item={item} family={item.family} />
        </Suspense>
      ) : null}
      <div className={styles.offer}>
        <span className={styles.price}>
          <Amount dollars={price.price} note={itemTerms(item)} /> <Sale of={price} until />
        </span>
        {status === 'buyable' ? (
          isCounted(item) && <Chip tone="strong">In stock</Chip>
        ) : status ? (
          <Chip tone="notice">{STATUS_TEXT[status]}</Chip>
        ) : null}
        {expected === null ? null : <span>{expectedBack(expected)}</span>}
        {item.enabled ? null : <Chip>Disabled</Chip>}
      </div>
      {status === 'discontinued' && replacement ? (
        <p>
          {replacedBy} <Link to={`/ui/shop/${itemKey(replacement)}`}>{replacement.title}</Link>
        </p>
      ) : null}
      <PriceBreaks of={item} />
      {ships ? <ItemQuantity item={item} quantity={quantity} onQuantity={request} /> : null}
      {status === 'buyable' ? (
        <BuyAction key={key} item={item} quantity={quantity} />
      ) : (
        <NoticeOffer key={key} item={item} />
      )}
      {ships ? <ItemShipping key={`${key} shipping`} item={item} quantity={quantity} /> : null}
      <div className={styles.tools}>
        <AddToParts key={key} item={item} />
        <CompareBox item={item} />
      </div>
      <Facts facts={buyingFacts(item, status, returns && `${capitalize(returns)}. ${postage}`)} />
    </section>
  );
}

/** Lists the quantities that lower the price. */
function PriceBreaks({ of }: { of: CatalogItem }) {
  const { priceBreaks = [] } = of;
  if (priceBreaks.length === 0) return null;
  return (
    <table className={styles.breaks}>
      <caption>Quantity prices</caption>
      <tbody>
        {priceBreaks.map(({ from, price }) => (
          <tr key={from}>
            <th scope="row">{formatCount(from)} or more</th>
            <td>{formatDollars(price)} each</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function buyingFacts(
  item: CatalogItem,
  status: ItemStatus | null,
  returns: string | null,
): [string, string][] {
  const facts: [string, string][] = [];
  if (showsAvailability(item)) {
    facts.push([
      'Available',
      `${formatCount(item.inventory)} ${item.inventory === 1 ? 'unit' : 'units'}`,
    ]);
  }
  if (item.digital || item.subscription) {
    facts.push([
      'Delivery',
      item.subscription ? 'Digital access while subscribed' : 'Download after payment',
    ]);
    facts.push(['Tax', 'Calculated on the payment page']);
  } else if (status !== 'discontinued') {
    facts.push([
      status === 'buyable' ? 'Tax' : 'Shipping and tax',
      'Calculated on the payment page',
    ]);
    if (returns !== null) facts.push(['Returns', returns]);
  }
  if (item.externalId) facts.push(['Part number', item.externalId]);
  return facts;
}
