import { Fragment } from 'react';
import { formatCents } from '../ui/format.ts';
import { RecordLink } from '../ui/record-link.tsx';
import type { DiscountCode } from './discount-code.ts';

/** The maximum number of families, catalogs and items to name. The rest are only counted. */
const MAX_NAMED = 3;

export function CodeConditions({ code }: { code: DiscountCode }) {
  const { customerTags, leastSum, usesPerCustomer } = code;
  const scope = scopeOf(code);
  const others = [
    ...(customerTags.length === 0 ? [] : [`customers tagged ${customerTags.join(' or ')}`]),
    ...(leastSum === null ? [] : [`${formatCents(leastSum)} minimum`]),
    ...(usesPerCustomer === null ? [] : [`${usesPerCustomer} per customer`]),
  ].join(', ');
  if (scope.length === 0) return <span>{others || 'none'}</span>;
  return (
    <span>
      for <ScopeLinks scope={scope} />
      {others && `, ${others}`}
    </span>
  );
}

const scopeOf = ({ catalogs, families, items }: DiscountCode) => [
  ...families.map(({ catalogId, title }) => ({
    resource: 'catalogs',
    id: catalogId,
    name: `all of ${title}`,
  })),
  ...catalogs.map((id) => ({ resource: 'catalogs', id, name: `catalog ${id}` })),
  ...items.map(({ catalogId, catalogItemId }) => ({
    resource: 'items',
    id: `${catalogId}_${catalogItemId}`,
    name: catalogItemId,
  })),
];

function ScopeLinks({ scope }: { scope: ReturnType<typeof scopeOf> }) {
  const rest = scope.length - MAX_NAMED;
  return (
    <>
      {scope.slice(0, MAX_NAMED).map(({ resource, id, name }, at) => (
        <Fragment key={`${resource} ${id} ${name}`}>
          {at > 0 && ', '}
          <RecordLink resource={resource} id={id}>
            {name}
          </RecordLink>
        </Fragment>
      ))}
      {rest > 0 && ` and ${rest} more`}
    </>
  );
}
