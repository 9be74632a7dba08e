import { z } from 'zod';
import { countries, withoutSanctioned } from '@spindle/sdk/domain/shipping/countries';
import { passesCustoms } from '@spindle/sdk/domain/shipping/customs/customs-zone';
import { commaList, wholeNumber } from './variables.ts';

export const businessVariables = {
  RETURN_WINDOW_DAYS: wholeNumber(0, 3650).default(30),
  SHIP_WITHIN_WORKING_DAYS: wholeNumber(0, 365).default(2),
  SHIPPING_STANDARD_CENTS: wholeNumber(0, 1_000_000).default(995),
  SHIPPING_STANDARD_POUND_CENTS: wholeNumber(0, 1_000_000).default(125),
  SHIPPING_EXPRESS_CENTS: wholeNumber(0, 1_000_000).default(2495),
  SHIPPING_EXPRESS_POUND_CENTS: wholeNumber(0, 1_000_000).default(425),
  SHIP_TO: commaList
    .refine(
      (input) => input.every((code) => countries.includes(code)),
      'must be two-letter country codes separated by commas, such as US,CA',
    )
    .optional(),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as America/Los_Angeles')
    .default('UTC'),
  STEP_UP_CENTS: wholeNumber(0, 1_000_000_000).default(20_000),
  COMPANY_NAME: z.string().optional(),
  COMPANY_ADDRESS: z.string().optional(),
  COMPANY_EMAIL: z.email().optional(),
  COMPANY_PHONE: z.string().optional(),
  CUSTOMS_SIGNER: z.string().optional(),
  WAREHOUSE_STREET: z.string().default('417 Montgomery Street'),
  WAREHOUSE_CITY: z.string().default('San Francisco'),
  WAREHOUSE_STATE: z.string().default('CA'),
  WAREHOUSE_ZIP: z.string().default('94104'),
  WAREHOUSE_COUNTRY: z.string().default('US'),
};

function isTimeZone(name: string): boolean {
  return name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name);
}

type BusinessVariables = z.infer<z.ZodObject<typeof businessVariables>>;

export function businessFigures(input: BusinessVariables) {
  return {
    returnWindowDays: input.RETURN_WINDOW_DAYS,
    shipWithinWorkingDays: input.SHIP_WITHIN_WORKING_DAYS,
    /** Charged for a parcel if the carrier does not respond. By weight, in cents. */
    fallbackShipping: {
      standardCents: input.SHIPPING_STANDARD_CENTS,
      standardPoundCents: input.SHIPPING_STANDARD_POUND_CENTS,
      expressCents: input.SHIPPING_EXPRESS_CENTS,
      expressPoundCents: input.SHIPPING_EXPRESS_POUND_CENTS,
    },
    /** Determines where each day begins and ends in sales figures. */
    timeZone: input.TIME_ZONE,
    /** Cents per day that an employee can refund before each refund needs fresh proof. */
    stepUpCents: input.STEP_UP_CENTS,
    /** Countries that the shop ships to. Defaults to all countries that are not under sanctions. */
    shipTo: withoutSanctioned(input.SHIP_TO ?? countries),
    /** The seller. Null fields are not shown. */
    company: {
      name: input.COMPANY_NAME ?? 'Spindle',
      address: input.COMPANY_ADDRESS ?? null,
      email: input.COMPANY_EMAIL ?? null,
      phone: input.COMPANY_PHONE ?? null,
    },
    /** Signs the customs forms for international parcels. */
    customsSigner: input.CUSTOMS_SIGNER ?? input.COMPANY_NAME ?? 'Spindle',
    /** Phone number for the carrier and customs. */
    senderPhone: input.COMPANY_PHONE ?? '+1 415 555 0142',
    /** The address that parcels ship from. */
    warehouse: {
      address: input.WAREHOUSE_STREET,
      city: input.WAREHOUSE_CITY,
      state: input.WAREHOUSE_STATE,
      zip: input.WAREHOUSE_ZIP,
      country: input.WAREHOUSE_COUNTRY,
    },
  };
}

/** Returns true if parcels to some customers pass customs. */
export function shipsInternationally({ SHIP_TO, WAREHOUSE_COUNTRY }: BusinessVariables): boolean {
  const from = { country: WAREHOUSE_COUNTRY };
  return (SHIP_TO ?? countries).some((country) => passesCustoms(from, { country }));
}
