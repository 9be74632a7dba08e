import { Failure } from '@spindle/sdk/contract/failure';
import type { LabelRate } from '@spindle/sdk/domain/shipping/label-rates';
import { ouncesOf, type QuotedParcel } from '@spindle/sdk/domain/shipping/parcels';
import { QUOTED_MS } from '@spindle/sdk/domain/shipping/last-quote';
import type { Destination } from '@spindle/sdk/domain/shipping/zone';
import { db } from '../../database/db.ts';
import { jsonb } from '../../database/expressions.ts';
import type { Services } from '../../services.ts';
import { cachedRates, rateId, type CachedRates, type ParcelRates } from './cached-rates.ts';

export interface RateQuestion {
  to: Destination;
  /** The account or visitor's network whose call limit is used. */
  requester: string;
  /** True for a checkout. Checkouts have a separate limit. */
  paying: boolean;
  known: CachedRates;
}

/**
 * Returns the carriers' rates for a parcel, cached for an hour and shared by all customers. Returns
 * null if the gateway is unavailable or its call limit is reached.
 * @throws Failure 429 if one customer requests too many rates outside checkout
 */
export async function readRates(
  services: Services,
  parcel: QuotedParcel,
  question: RateQuestion,
): Promise<ParcelRates | null> {
  const id = rateId(parcel, question.to);
  const known = question.known.get(id);
  if (known !== undefined) return known;
  const rates = await requestVoid(services, parcel, question);
  if (rates === null) return null;
  const [saved] = await keep(services, id, rates);
  return saved ?? (await readKept(services, id)) ?? null;
}

const readKept = ({ orm, now }: Services, id: string): Promise<ParcelRates | undefined> =>
  cachedRates(db(orm.em.fork()), [id], now()).executeTakeFirst();

async function requestVoid(
  services: Services,
  parcel: QuotedParcel,
  { to, requester, paying }: RateQuestion,
): Promise<LabelRate[] | null> {
  const { carrier, limits, log } = services;
  if (!paying) await limits.take('carrier-rates-of-one', requester);
  const may = await canAskCarrier(services, 'carrier-rates');
  if (!may && !(paying && (await mayAskToPay(services, requester)))) return null;
  try {
    return await carrier.quote({ to, ounces: ouncesOf(parcel), size: parcel.size });
  } catch (error) {
    log.warn({ err: error }, 'the carrier returned no rates');
    return null;
  }
}

/**
 * Uses the per-account and total limits reserved for checkouts, which other requests can't use up.
 */
const mayAskToPay = async (services: Services, accountId: string) =>
  (await canAskCarrier(services, 'carrier-rates-of-checkouts-account', accountId)) &&
  (await canAskCarrier(services, 'carrier-rates-of-checkouts'));

/** Counts a call against an hourly limit on carrier calls. The limit caps their cost. */
async function canAskCarrier(
  { limits, log }: Services,
  limit: 'carrier-rates' | 'carrier-rates-of-checkouts' | 'carrier-rates-of-checkouts-account',
  recipient = 'everybody',
): Promise<boolean> {
  try {
    await limits.take(limit, recipient);
    return true;
  } catch (error) {
    if (!(error instanceof Failure) || error.status !== 429) throw error;
    log.warn({ err: error }, 'the carrier rate limit was reached');
    return false;
  }
}

/**
 * Stores rates. If two requests fetch the same rates at the same time, both use the first response.
 */
function keep({ orm, now }: Services, id: string, rates: LabelRate[]): Promise<ParcelRates[]> {
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
