import EasyPost from '@easypost/api';
import type { Config } from '../config.ts';

/** The package's types describe its CommonJS build, its ES build exports the class itself. */
const EasyPostClient = 'default' in EasyPost ? EasyPost.default : EasyPost;

export interface StreetAddress {
  address: string;
  city: string;
  state: string;
  zip: string;
  country: string;
}

export type Verification =
  | { outcome: 'FOUND'; address: StreetAddress }
  | { outcome: 'NOT_FOUND'; reason: string }
  | { outcome: 'NOT_COVERED' };

export interface ShippingQuote {
  preference: 'Standard' | 'Express';
  service: string;
  cents: number;
  /** Days in transit as the carrier estimates them. */
  days: number | null;
}

export interface CarrierGateway {
  /** Asks whether an address can be delivered to. Throws when the carrier gateway is away. */
  verify(address: StreetAddress): Promise<Verification>;
  /** The cheapest way and the fastest way; empty when no carrier serves the address. */
  quote(parcel: { to: StreetAddress; ounces: number }): Promise<ShippingQuote[]>;
}

export function createEasypost(
  { apiKey, apiUrl }: Config['easypost'],
  warehouse: StreetAddress,
): CarrierGateway {
  const client = new EasyPostClient(apiKey, { baseUrl: apiUrl, timeout: 8_000 });
  return {
    async verify(address) {
      const found = await client.Address.create({ ...toProvider(address), verify: true });
      const delivery = found.verifications?.delivery;
      if (delivery?.success) {
        return {
          outcome: 'FOUND',
          address: {
            address: [found.street1, found.street2].filter(Boolean).join(' '),
            city: found.city ?? address.city,
            state: found.state ?? address.state,
            zip: found.zip ?? address.zip,
            country: found.country ?? address.country,
          },
        };
      }
      const errors = delivery?.errors ?? [];
      if (delivery === undefined || errors.some(({ code }) => code.includes('COUNTRY'))) {
        return { outcome: 'NOT_COVERED' };
      }
      const reason = errors.map(({ message }) => message).join(' ');
      return { outcome: 'NOT_FOUND', reason: reason || 'Address not found' };
    },

    async quote({ to, ounces }) {
      const shipment = await client.Shipment.create({
        to_address: toProvider(to),
        from_address: toProvider(warehouse),
        parcel: { weight: ounces },
      });
      return cheapestAndFastest(
        shipment.rates.map((rate) => ({
          service: `${rate.carrier} ${rate.service}`,
          cents: Math.round(Number(rate.rate) * 100),
          days: rate.delivery_days ?? rate.est_delivery_days ?? null,
        })),
      );
    },
  };
}

type Rate = Omit<ShippingQuote, 'preference'>;

function cheapestAndFastest(rates: Rate[]): ShippingQuote[] {
  const [cheapest, ...others] = rates.toSorted((a, b) => a.cents - b.cents);
  if (cheapest === undefined) return [];
  const [fastest] = others.toSorted((a, b) => transit(a) - transit(b) || a.cents - b.cents);
  const standard: ShippingQuote = { preference: 'Standard', ...cheapest };
  return fastest === undefined || transit(fastest) >= transit(cheapest)
    ? [standard]
    : [standard, { preference: 'Express', ...fastest }];
}

const transit = (rate: Rate) => rate.days ?? Number.MAX_SAFE_INTEGER;

function toProvider({ address, ...rest }: StreetAddress) {
  return { street1: address, ...rest };
}
