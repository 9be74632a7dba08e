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

/** Where its days begin and end. */
export const timeZone = 'UTC';

/** A refund by staff of more than this asks for a fresh proof, as in a shop that says nothing else. */
export const stepUpCents = 20_000;

const { name, address, email, phone } = demoCompany;

/** The played shop's settings, as a shop has them that sets none, with the demo's company. */
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
