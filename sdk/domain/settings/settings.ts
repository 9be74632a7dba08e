import type { components } from '../../src/schema.d.ts';
import { namesOf, pick } from '../fields.ts';
import { rejection } from '../rejection.ts';

export type ShopSettings = components['schemas']['ShopSettings'];
export type SettingName = keyof ShopSettings;

/** Settings as stored or sent. Null and absent settings have their defaults. */
export type SettingsForm = Omit<components['schemas']['SaveSettingsInput'], 'version'>;

export const settingsSaved = 'Settings saved. They take effect within a second.';

export const settingsChanged = rejection(
  'CHANGED_MEANWHILE',
  'Someone changed the settings while you were editing. Reload them, then make your changes again.',
);

/** The name of each setting for people. */
export const settingLabels: Record<SettingName, string> = {
  name: 'Shop name',
  logo: 'Logo',
  icon: 'Icon',
  accentColor: 'Accent color',
  companyName: 'Company name',
  companyAddress: 'Company address',
  companyEmail: 'Company email',
  companyPhone: 'Company phone',
  customsSigner: 'Customs signer',
  warehouseStreet: 'Street',
  warehouseCity: 'City',
  warehouseState: 'State',
  warehouseZip: 'Postal code',
  warehouseCountry: 'Country',
  shipTo: 'Ships to',
  shipWithinWorkingDays: 'Business days until shipping',
  shippingStandardCents: 'Standard, first pound',
  shippingStandardPoundCents: 'Standard, each additional pound',
  shippingExpressCents: 'Express, first pound',
  shippingExpressPoundCents: 'Express, each additional pound',
  packing: 'Packing by scan',
  returnWindowDays: 'Return window in days',
  returnPostage: 'Return postage',
  stepUpCents: 'Daily refunds without fresh proof',
  timeZone: 'Time zone',
  mailFrom: 'Sender of emails',
  supportEmail: 'Support email',
};

/** The environment variable that sets and locks a setting, if there is one. */
export const settingVariables = {
  name: 'SHOP_NAME',
  accentColor: 'ACCENT_COLOR',
  companyName: 'COMPANY_NAME',
  companyAddress: 'COMPANY_ADDRESS',
  companyEmail: 'COMPANY_EMAIL',
  companyPhone: 'COMPANY_PHONE',
  customsSigner: 'CUSTOMS_SIGNER',
  warehouseStreet: 'WAREHOUSE_STREET',
  warehouseCity: 'WAREHOUSE_CITY',
  warehouseState: 'WAREHOUSE_STATE',
  warehouseZip: 'WAREHOUSE_ZIP',
  warehouseCountry: 'WAREHOUSE_COUNTRY',
  shipTo: 'SHIP_TO',
  shipWithinWorkingDays: 'SHIP_WITHIN_WORKING_DAYS',
  shippingStandardCents: 'SHIPPING_STANDARD_CENTS',
  shippingStandardPoundCents: 'SHIPPING_STANDARD_POUND_CENTS',
  shippingExpressCents: 'SHIPPING_EXPRESS_CENTS',
  shippingExpressPoundCents: 'SHIPPING_EXPRESS_POUND_CENTS',
  packing: 'PACKING',
  returnWindowDays: 'RETURN_WINDOW_DAYS',
  returnPostage: 'RETURN_POSTAGE',
  stepUpCents: 'STEP_UP_CENTS',
  timeZone: 'TIME_ZONE',
  mailFrom: 'MAIL_FROM',
  supportEmail: 'SUPPORT_EMAIL',
} as const satisfies Partial<Record<SettingName, string>>;

export const DEFAULT_NAME = 'Spindle';

const defaultSettings: ShopSettings = {
  name: DEFAULT_NAME,
  logo: null,
  icon: null,
  accentColor: null,
  companyName: null,
  companyAddress: null,
  companyEmail: null,
  companyPhone: null,
  customsSigner: null,
  warehouseStreet: '417 Montgomery Street',
  warehouseCity: 'San Francisco',
  warehouseState: 'CA',
  warehouseZip: '94104',
  warehouseCountry: 'US',
  shipTo: null,
  shipWithinWorkingDays: 2,
  shippingStandardCents: 995,
  shippingStandardPoundCents: 125,
  shippingExpressCents: 2495,
  shippingExpressPoundCents: 425,
  packing: 'optional',
  returnWindowDays: 30,
  returnPostage: 'customer',
  stepUpCents: 20_000,
  timeZone: 'UTC',
  mailFrom: null,
  supportEmail: null,
};

/**
 * Returns all settings in force.
 * @param locked what environment variables set, which wins
 */
export const allSettings = (stored: SettingsForm, locked: SettingsForm): ShopSettings =>
  Object.assign({ ...defaultSettings }, withoutNulls(stored), withoutNulls(locked));

/**
 * Returns the stored settings with those of a form. Null resets a setting to its default. Locked
 * settings are not stored, so that they keep following their variables.
 */
export function withForm(
  stored: SettingsForm,
  form: SettingsForm,
  locked: SettingsForm,
): SettingsForm {
  const isLocked = namesIn(locked);
  const free = namesOf(form).filter((name) => !isLocked.includes(name));
  return withoutNulls({ ...stored, ...pick(form, ...free) });
}

const withoutNulls = (settings: SettingsForm) => pick(settings, ...namesIn(settings));

/** Returns the names of the settings that have a value of their own. */
export const namesIn = (settings: SettingsForm): SettingName[] =>
  namesOf(settings).filter((name) => settings[name] !== null && settings[name] !== undefined);
