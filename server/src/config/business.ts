import { countries } from '@spindle/sdk/domain/shipping/countries';
import { validateAccentColor } from '@spindle/sdk/domain/settings/accent-color';
import { settingVariables, type SettingsForm } from '@spindle/sdk/domain/settings/settings';
import { isTimeZone, notTimeZone } from '@spindle/sdk/domain/settings/validate-settings';
import { z } from 'zod';
import { commaList, wholeNumber } from './variables.ts';

const text = z.string().optional();
const cents = wholeNumber(0, 1_000_000).optional();

/** Variables that set, and thereby lock, a setting of the shop. */
export const businessVariables = {
  SHOP_NAME: z.string().max(40).optional(),
  ACCENT_COLOR: z
    .string()
    .superRefine((color, { addIssue }) => {
      const message = validateAccentColor(color);
      if (message !== null) addIssue({ code: 'custom', message });
    })
    .optional(),
  RETURN_WINDOW_DAYS: wholeNumber(0, 3650).optional(),
  RETURN_POSTAGE: z.enum(['customer', 'shop']).optional(),
  SHIP_WITHIN_WORKING_DAYS: wholeNumber(0, 365).optional(),
  SHIPPING_STANDARD_CENTS: cents,
  SHIPPING_STANDARD_POUND_CENTS: cents,
  SHIPPING_EXPRESS_CENTS: cents,
  SHIPPING_EXPRESS_POUND_CENTS: cents,
  SHIP_TO: commaList
    .refine(
      (input) => input.every((code) => countries.includes(code)),
      'must be two-letter country codes separated by commas, such as US,CA',
    )
    .optional(),
  TIME_ZONE: z.string().refine(isTimeZone, notTimeZone).optional(),
  STEP_UP_CENTS: wholeNumber(0, 1_000_000_000).optional(),
  COMPANY_NAME: text,
  COMPANY_ADDRESS: text,
  COMPANY_EMAIL: z.email().optional(),
  COMPANY_PHONE: text,
  CUSTOMS_SIGNER: text,
  WAREHOUSE_STREET: text,
  WAREHOUSE_CITY: text,
  WAREHOUSE_STATE: text,
  WAREHOUSE_ZIP: text,
  WAREHOUSE_COUNTRY: text,
  PACKING: z.enum(['optional', 'required']).optional(),
  MAIL_FROM: text,
  SUPPORT_EMAIL: z.email().optional(),
};

type BusinessVariables = z.infer<z.ZodObject<typeof businessVariables>>;

/** Returns the settings that environment variables set. They win over those that staff save. */
export function lockedSettings(input: BusinessVariables): SettingsForm;
export function lockedSettings(input: BusinessVariables): object {
  return Object.fromEntries(
    Object.entries(settingVariables)
      .map(([name, variable]) => [name, input[variable]] as const)
      .filter(([, value]) => value !== undefined),
  );
}
