import type { CheckoutRefusal } from '@spindle/sdk/domain/checkout/present-start';
import { refuseUndeclared } from '@spindle/sdk/domain/shipping/customs/refuse-customs-data';
import type { Destination } from '@spindle/sdk/domain/shipping/zone';
import type { Services } from '../../services.ts';
import type { QuotedLine } from './sent-lines.ts';

/** Why something of it cannot be sent there: customs ask what the shop does not know. Else null. */
export function refuseUndeclaredLines(
  { config, snapshot }: Pick<Services, 'config' | 'snapshot'>,
  lines: readonly QuotedLine[],
  { country }: Pick<Destination, 'country'>,
): CheckoutRefusal | null {
  const declared = lines.map((line) => {
    const { catalogId, catalogItemId } = line;
    return { ...line, title: snapshot.item(catalogId, catalogItemId)?.title ?? catalogItemId };
  });
  return refuseUndeclared(declared, { from: config.business.warehouse.country, to: country });
}
