import {
  noReasonGiven,
  returnReasonLabels,
  returnReasons,
  type ReturnReason,
} from '@spindle/sdk/domain/orders/return-reasons';
import { ProductPicture } from '../catalog/product-picture.tsx';
import { formatCount } from '../ui/format-count.ts';
import { QuantityInput } from '../ui/quantity-input.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { OrderLine } from './queries.ts';
import { withMeasures } from '../ui/measures.ts';
import styles from './return-view.module.css';

const reasonChoices = [
  { value: '', label: noReasonGiven },
  ...returnReasons.map((value) => ({ value, label: returnReasonLabels[value] })),
];

export function ReturnLine({
  line,
  quantity,
  reason,
  onReason,
  onStep,
  onChange,
  onTooMany,
}: {
  line: OrderLine;
  quantity: number;
  reason: ReturnReason | undefined;
  onReason: (reason: ReturnReason | undefined) => void;
  onStep: (by: 1 | -1) => void;
  onChange: (quantity: number) => void;
  onTooMany: () => void;
}) {
  const { title, image, quantityReturnable: limit } = line;
  return (
    <li className={styles.line}>
      <ProductPicture image={image} alt="" width={96} sizes="96px" className={styles.picture} />
      <div>
        <p className={styles.title}>{withMeasures(title)}</p>
        <p className={styles.bought}>
          {formatCount(line.quantity)} bought
          {limit === line.quantity ? '' : `, ${formatCount(limit)} can still be returned`}
        </p>
      </div>
      {limit > 0 ? (
        <QuantityInput
          value={quantity}
          of={title}
          min={0}
          max={limit}
          live
          onStep={onStep}
          onChange={onChange}
          onTooMany={onTooMany}
        />
      ) : (
        <p className={styles.bought}>Already returned</p>
      )}
      {quantity > 0 && (
        <div className={styles.reason}>
          <SelectField
            label="Reason (optional)"
            aria-label={`Reason (optional) for ${title}`}
            choices={reasonChoices}
            value={reason ?? ''}
            onChange={({ target }) => onReason(returnReasons.find((one) => one === target.value))}
          />
        </div>
      )}
    </li>
  );
}
