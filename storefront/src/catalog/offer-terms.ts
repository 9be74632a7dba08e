import type { useConfig } from '../shop/config.ts';
import { isCounted } from './item-status.ts';
import type { CatalogItem } from './queries.ts';

/** The shop's settings. Settings that haven't loaded are left out. */
export type ShopSettings = ReturnType<typeof useConfig>;

/** The maximum number of countries that search engines read in a return policy. */
const MAX_COUNTRIES = 50;

/**
 * Returns schema.org's shippingDetails and hasMerchantReturnPolicy of an offer, from the shop's
 * settings.
 */
export function offerTerms(item: CatalogItem, settings: ShopSettings): object {
  const { shipTo } = settings;
  if (!isCounted(item)) return { hasMerchantReturnPolicy: { ...POLICY, ...NO_RETURNS } };
  if (shipTo === undefined) return {};
  return {
    shippingDetails: shippingDetails(shipTo, settings),
    hasMerchantReturnPolicy: {
      ...POLICY,
      applicableCountry: shipTo.slice(0, MAX_COUNTRIES),
      ...returnWindow(settings.returnWindowDays ?? 0),
    },
  };
}

const POLICY = { '@type': 'MerchantReturnPolicy' };
const NO_RETURNS = { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };

function returnWindow(days: number): object {
  if (days === 0) return NO_RETURNS;
  return {
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
  };
}

/**
 * Lists what each service costs if the carrier can't be asked. The payment page has the actual
 * rates.
 */
function shippingDetails(
  shipTo: readonly string[],
  { fallbackShipping, shipWithinWorkingDays }: ShopSettings,
): object[] {
  return (fallbackShipping ?? []).map(({ service, amount }) => ({
    '@type': 'OfferShippingDetails',
    shippingLabel: service,
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: (amount / 100).toFixed(2),
      currency: 'USD',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: shipTo },
    ...(shipWithinWorkingDays !== undefined && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: {
          '@type': 'QuantitativeValue',
          minValue: 0,
          maxValue: shipWithinWorkingDays,
          unitCode: 'DAY',
        },
      },
    }),
  }));
}
