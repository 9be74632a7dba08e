import { Failure } from '@spindle/sdk/contract/failure';
import type { LabelRate } from '@spindle/sdk/domain/shipping/label-rates';
import { ouncesOf, type QuotedParcel } from '@spindle/sdk/domain/shipping/parcels';
import { QUOTED_MS } from '@spindle/sdk/domain/shipping/shown-quote';
import { zoneOf, type Destination } from '@spindle/sdk/domain/shipping/zone';
import { db } from '../../database/db.ts';
import { jsonb } from '../../database/expressions.ts';
import type { Services } from '../../services.ts';

export interface RateQuestion {
  to: Destination;
  /** It is of somebody's cart: strangers' questions do not use up theirs. */
  paying: boolean;
}

export interface KnownRates {
  rates: LabelRate[];
  expiresAt: Date;
}

/**
 * What carriers ask for a parcel, the same for everybody for an hour. Null where they cannot be
 * asked now, be it that the gateway is away or that it was asked often enough.
 */
export async function readRates(
  services: Services,
  parcel: QuotedParcel,
  { to, paying }: RateQuestion,
): Promise<KnownRates | null> {
  const id = rowId(parcel, to);
  const known = await readKnown(services, id);
  if (known !== undefined) return known;
  const rates = await askCarrier(services, parcel, { to, paying });
  if (rates === null) return null;
  const [kept] = await keep(services, id, rates);
  return kept ?? (await readKnown(services, id)) ?? null;
}

function rowId({ pounds, size }: QuotedParcel, to: Destination): string {
  const measures = size === null ? '' : ` ${size.length}x${size.width}x${size.height}`;
  return `${zoneOf(to)} ${pounds}${measures}`;
}

const readKnown = ({ orm, now }: Services, id: string): Promise<KnownRates | undefined> =>
  db(orm.em.fork())
    .selectFrom('carrier_rates')
    .select(['rates', 'expires_at as expiresAt'])
    .where('id', '=', id)
    .where('expires_at', '>', now())
    .executeTakeFirst();

async function askCarrier(
  services: Services,
  parcel: QuotedParcel,
  { to, paying }: RateQuestion,
): Promise<LabelRate[] | null> {
  const { carrier, log } = services;
  const may = await mayAsk(services, 'carrier-rates');
  if (!may && !(paying && (await mayAsk(services, 'carrier-rates-of-carts')))) return null;
  try {
    return await carrier.quote({ to, ounces: ouncesOf(parcel), size: parcel.size });
  } catch (error) {
    log.warn({ err: error }, 'the carrier gateway gave no rates');
    return null;
  }
}

/** Questions are not to cost more than so many calls an hour. */
async function mayAsk(
  { limits, log }: Services,
  limit: 'carrier-rates' | 'carrier-rates-of-carts',
): Promise<boolean> {
  try {
    await limits.take(limit, 'everybody');
    return true;
  } catch (error) {
    if (!(error instanceof Failure) || error.status !== 429) throw error;
    log.warn({ err: error }, 'the carrier gateway was asked for rates too often');
    return false;
  }
}

/** Where two ask at the same moment, the first one's answer counts for both. */
function keep({ orm, now }: Services, id: string, rates: LabelRate[]): Promise<KnownRates[]> {
  const time = now();
  const expires_at = new Date(time.getTime() + QUOTED_MS);
  return db(orm.em.fork())
    .insertInto('carrier_rates')
    .values({ id, rates: jsonb(rates), expires_at })
    .onConflict((known) =>
      known
        .column('id')
        .doUpdateSet(({ ref }) => ({
          rates: ref('excluded.rates'),
          expires_at: ref('excluded.expires_at'),
        }))
        .where('carrier_rates.expires_at', '<=', time),
    )
    .returning(['rates', 'expires_at as expiresAt'])
    .execute();
}
