import { Box, Link, Tooltip } from '@mui/material';
import { fromDollars } from '@spindle/sdk/domain/money/dollars';
import { returnReasonLabels } from '@spindle/sdk/domain/orders/return-reasons';
import { useQuery } from '@tanstack/react-query';
import { Thumbnail } from '../media/thumbnail.tsx';
import { configQuery } from '../providers/config.ts';
import { CopyableId } from '../ui/copyable-id.tsx';
import { None } from '../ui/facts.tsx';
import { Fold } from '../ui/fold.tsx';
import { formatCount, formatCents, formatDollars } from '../ui/format.ts';
import { RecordLink } from '../ui/record-link.tsx';
import { catalogsQuery } from '../providers/catalogs-query.ts';
import type { StaffOrder } from './staff-order.ts';

type Line = StaffOrder['items'][number];

/** Lists the items of an order. What the catalog knows about them is folded. */
export function OrderLines({ order }: { order: StaffOrder }) {
  return (
    <Box
      component="ul"
      aria-label="Items"
      sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
    >
      {order.items.map((line) => (
        <OrderLine
          key={`${line.catalogId}/${line.catalogItemId}`}
          line={line}
          // A return owes no units to anyone.
          owes={order.parentId === null}
        />
      ))}
    </Box>
  );
}

function OrderLine({ line, owes }: { line: Line; owes: boolean }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: '0.875rem',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <ZoomedPicture line={line} />
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 16px', mb: 0.5 }}>
          <Box sx={{ flex: '1 1 200px', fontWeight: 620, overflowWrap: 'anywhere' }}>
            <LineTitle line={line} />
          </Box>
          <Box sx={{ ml: 'auto', whiteSpace: 'nowrap', textAlign: 'right' }}>
            <strong>{formatCount(line.quantity)}</strong> × {formatDollars(line.price)}
            {line.quantity > 1 && <div>{formatCents(amountOf(line))}</div>}
          </Box>
        </Box>
        {line.externalId && (
          <Box sx={{ color: 'text.secondary' }}>
            <CopyableId id={line.externalId} />
          </Box>
        )}
        {line.parts && (
          <Box component="ul" aria-label={`Parts of ${line.title}`} sx={{ m: 0, mb: 0.5, pl: 2.5 }}>
            {line.parts.map((part) => (
              <li key={`${part.catalogId}/${part.catalogItemId}`}>
                {formatCount(part.units)} × {part.title}
                {part.unitsRefunded > 0 && ` (${formatCount(part.unitsRefunded)} refunded)`}
              </li>
            ))}
          </Box>
        )}
        {owes && line.quantityOwed < line.quantity && (
          <Box sx={{ mb: 0.5 }}>
            Left to ship: <strong>{owedText(line)}</strong>
          </Box>
        )}
        {line.returnReason && (
          <Box sx={{ mb: 0.5 }}>
            Return reason: <strong>{returnReasonLabels[line.returnReason]}</strong>
          </Box>
        )}
        <Fold label="Item details">
          <LineFacts line={line} />
        </Fold>
      </div>
    </Box>
  );
}

/** A deleted item has no page to link to. */
function LineTitle({ line: { catalogId, catalogItemId, title, version } }: { line: Line }) {
  if (version === null) return title;
  return (
    <RecordLink resource="items" id={`${catalogId}_${catalogItemId}`}>
      {title}
    </RecordLink>
  );
}

const amountOf = ({ price, quantity }: Line) => fromDollars(price) * quantity;

/** Refunded and canceled units are neither picked nor shipped. */
function owedText({ quantity, quantityOwed }: Line): string {
  return quantityOwed === 0 ? 'none' : `${formatCount(quantityOwed)} of ${formatCount(quantity)}`;
}

/** Enlarges the picture on hover and on focus. A click opens it in a new window. */
function ZoomedPicture({ line: { image, title } }: { line: Line }) {
  const { data } = useQuery(configQuery);
  if (image === null || !data) return <Thumbnail image={image} width={64} />;
  const picture = `${data.cdnBase}/${image}`;
  return (
    <Tooltip
      placement="right"
      enterTouchDelay={0}
      leaveTouchDelay={5000}
      slotProps={{ tooltip: { sx: { p: 0.5, maxWidth: 'none' } } }}
      title={
        <Box
          component="img"
          src={picture.replace(/(\.\w+)$/, '-800$1')}
          alt={title}
          sx={{
            display: 'block',
            width: 'min(360px, 70vw)',
            aspectRatio: '4 / 3',
            objectFit: 'contain',
            backgroundColor: 'background.paper',
          }}
        />
      }
    >
      <Link
        href={picture}
        target="_blank"
        rel="noreferrer"
        aria-label={`Image of ${title} (new tab)`}
        sx={{ display: 'block', alignSelf: 'start', cursor: 'zoom-in' }}
      >
        <Thumbnail image={image} width={64} />
      </Link>
    </Tooltip>
  );
}

function LineFacts({ line }: { line: Line }) {
  const { data: catalogs } = useQuery(catalogsQuery(false));
  const catalog = catalogs?.find(({ catalogId }) => catalogId === line.catalogId);
  const facts = [
    { label: 'Part number', value: line.externalId && <CopyableId id={line.externalId} /> },
    { label: 'Quantity', value: formatCount(line.quantity) },
    { label: 'Price', value: formatDollars(line.price) },
    ...(line.discount > 0 ? [{ label: 'Discount', value: formatCents(line.discount) }] : []),
    { label: 'Item price', value: line.itemPrice === null ? null : formatDollars(line.itemPrice) },
    { label: 'Catalog', value: catalog?.title ?? line.catalogId },
    { label: 'Tax code', value: line.taxCode && <CopyableId id={line.taxCode} /> },
    { label: 'Coupon ID', value: line.couponId && <CopyableId id={line.couponId} /> },
    { label: 'Subscription link', value: line.subscriptionLink },
    { label: 'Catalog ID', value: <CopyableId id={line.catalogId} /> },
    { label: 'Catalog item ID', value: <CopyableId id={line.catalogItemId} /> },
    { label: 'Version', value: line.version },
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        // Wide enough to keep ids on one line.
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(104px, 1fr))',
          sm: 'repeat(auto-fill, minmax(208px, 1fr))',
        },
        gap: '6px 16px',
        '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === '' ? <None /> : value}</dd>
        </div>
      ))}
    </Box>
  );
}
