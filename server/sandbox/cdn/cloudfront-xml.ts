import { escapeHtml } from '@spindle/sdk/domain/mail/escape-html';
import type { Invalidation } from './invalidation.ts';

const NAMESPACE = 'http://cloudfront.amazonaws.com/doc/2020-05-31/';

export function invalidationXml(invalidation: Invalidation): string {
  const paths = invalidation.paths.map((path) => `<Path>${escapeHtml(path)}</Path>`).join('');
  return `<?xml version="1.0"?>
<Invalidation xmlns="${NAMESPACE}"><Id>${invalidation.id}</Id><Status>Completed</Status><CreateTime>${invalidation.createdAt}</CreateTime><InvalidationBatch><Paths><Quantity>${invalidation.paths.length}</Quantity><Items>${paths}</Items></Paths><CallerReference>${escapeHtml(invalidation.callerReference)}</CallerReference></InvalidationBatch></Invalidation>`;
}

const codes: Record<number, string> = {
  403: 'AccessDenied',
  404: 'NoSuchDistribution',
  429: 'TooManyInvalidationsInProgress',
};

export function errorXml(
  status: number,
  code = codes[status] ?? 'InternalError',
  message = 'Sandbox',
): string {
  const type = status < 500 ? 'Sender' : 'Receiver';
  return `<?xml version="1.0"?>
<ErrorResponse xmlns="${NAMESPACE}"><Error><Type>${type}</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`;
}
