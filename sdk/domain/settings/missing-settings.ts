import { countries } from '../shipping/countries.ts';
import { passesCustoms } from '../shipping/customs/customs-zone.ts';
import { settingLabels, type settingVariables, type ShopSettings } from './settings.ts';

/** Settings that each shop must provide, because the defaults are of no use to customers. */
const ofEachShop = ['mailFrom', 'companyName', 'companyAddress', 'companyEmail'] as const;
/** The carrier's customs forms contain both settings. */
const ofSenders = ['companyPhone', 'customsSigner'] as const;

/** Lists the settings without which a shop can't serve customers. */
export function missingSettings(settings: ShopSettings): (keyof typeof settingVariables)[] {
  const required = [...ofEachShop, ...(shipsInternationally(settings) ? ofSenders : [])];
  return required.filter((name) => settings[name] === null);
}

/** Returns true if parcels to some customers pass customs. */
function shipsInternationally({ shipTo, warehouseCountry }: ShopSettings): boolean {
  const from = { country: warehouseCountry };
  return (shipTo ?? countries).some((country) => passesCustoms(from, { country }));
}

/** Returns what administrators see while a shop with real payments can't sell. */
export function missingNotices(missing: ReturnType<typeof missingSettings>) {
  if (missing.length === 0) return [];
  const labels = missing.map((name) => settingLabels[name]).join(', ');
  return [
    {
      code: 'SETTINGS_MISSING',
      message: `Customers can't check out yet, because invoices, emails and customs forms need these settings: ${labels}. Enter them in Settings.`,
    },
  ];
}

export const senderMissing =
  'Emails need a sender. Enter the sender of emails in Settings, or set MAIL_FROM.';

export const shopNotReady = "We can't take orders yet. Please try again later.";
