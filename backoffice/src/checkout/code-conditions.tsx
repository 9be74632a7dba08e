import { Fragment } from 'react';
import { formatCents } from '../ui/format.ts';
import { RecordLink } from '../ui/record-link.tsx';
import type { DiscountCode } from './discount-code.ts';

/** The maximum number of items to name. The rest are only counted. */
const MAX_NAMED_ITEMS = 3;

export function CodeConditions({ code }: { code: DiscountCode }) {
  const { items, leastSum, usesPerCustomer } = code;
  const others = [
    ...(leastSum === null ? [] : [`${formatCents(leastSum)} minimum`]),
    ...(usesPerCustomer === null ? [] : [`${usesPerCustomer} per customer`]),
  ].join(', ');
  if (items.length === 0) return <span>{others || 'none'}</span>;
  return (
    <span>
      for <CodeItemLinks items={items} />
      {others && `, ${others}`}
    </span>
  );
}

function CodeItemLinks({ items }: Pick<DiscountCode, 'items'>) {
  const rest = items.length - MAX_NAMED_ITEMS;
  return (
    <>
      {items.slice(0, MAX_NAMED_ITEMS).map(({ catalogId, catalogItemId }, at) => (
        <Fragment key={`${catalogId}/${catalogItemId}`}>
          {at > 0 && ', '}
          <RecordLink resource="items" id={`${catalogId}_${catalogItemId}`}>
            {catalogItemId}
          </RecordLink>
        </Fragment>
      ))}
      {rest > 0 && ` and ${rest} more`}
    </>
  );
}
