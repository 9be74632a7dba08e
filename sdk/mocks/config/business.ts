import { company as demoCompany } from '../../demo/company.ts';
import { countries, withoutSanctioned } from '../../domain/shipping/countries.ts';
import type { components } from '../../src/schema.d.ts';

type Business = Pick<
  components['schemas']['Config'],
  | 'timeZone'
  | 'returnWindowDays'
  | 'shipWithinWorkingDays'
  | 'shipTo'
  | 'company'
  | 'fallbackShipping'
>;

/** The shop's time zone. */
export const timeZone = 'UTC';

/** Refunds by staff above this require a fresh proof. The same default as in the real shop. */
export const stepUpCents = 20_000;

const { name, address, email, phone } = demoCompany;

/** The mock shop's settings: the defaults of the real shop, with the demo's company. */
export const business: Business = {
  timeZone,
  returnWindowDays: 30,
  shipWithinWorkingDays: 2,
  shipTo: withoutSanctioned(countries),
  company: { name, address, email, phone },
  fallbackShipping: [
    { service: 'Standard', amount: 995, perPound: 125 },
    { service: 'Express', amount: 2495, perPound: 425 },
  ],
};
