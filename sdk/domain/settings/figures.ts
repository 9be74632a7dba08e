import type { components } from '../../src/schema.d.ts';
import { countries, withoutSanctioned } from '../shipping/countries.ts';
import { mailbox } from './mailbox.ts';
import { missingSettings } from './missing-settings.ts';
import type { ShopSettings } from './settings.ts';

export type Figures = ReturnType<typeof figuresOf>;

/** Returns the settings in the form that the shop works with. */
export function figuresOf(settings: ShopSettings) {
  const { name, logo, icon, accentColor } = settings;
  const companyName = settings.companyName ?? name;
  const mailFrom = settings.mailFrom ?? mailbox(name, 'shop@spindle.example');
  return {
    brand: { name, logo, icon, accentColor },
    returnWindowDays: settings.returnWindowDays,
    /** Who pays to send a return back. */
    returnPostage: settings.returnPostage,
    shipWithinWorkingDays: settings.shipWithinWorkingDays,
    /** Charged for a parcel if the carrier does not respond. By weight, in cents. */
    fallbackShipping: {
      standardCents: settings.shippingStandardCents,
      standardPoundCents: settings.shippingStandardPoundCents,
      expressCents: settings.shippingExpressCents,
      expressPoundCents: settings.shippingExpressPoundCents,
    },
    /** Determines where each day begins and ends in sales figures. */
    timeZone: settings.timeZone,
    /** Cents per day that an employee can refund before each refund needs fresh proof. */
    stepUpCents: settings.stepUpCents,
    /** Countries that the shop ships to. Defaults to all countries that are not under sanctions. */
    shipTo: withoutSanctioned(settings.shipTo ?? countries),
    /** The seller. Null fields are not shown. */
    company: {
      name: companyName,
      address: settings.companyAddress,
      email: settings.companyEmail,
      phone: settings.companyPhone,
    },
    /** Signs the customs forms for international parcels. */
    customsSigner: settings.customsSigner ?? companyName,
    /** Phone number for the carrier and customs. */
    senderPhone: settings.companyPhone ?? '+1 415 555 0142',
    /** The address that parcels ship from. */
    warehouse: {
      address: settings.warehouseStreet,
      city: settings.warehouseCity,
      state: settings.warehouseState,
      zip: settings.warehouseZip,
      country: settings.warehouseCountry,
    },
    /** Whether labels can be bought only after the order's items were scanned into their parcel. */
    packing: settings.packing,
    /** The sender of emails: a name and an address. */
    mailFrom,
    /** Where support tickets are emailed. */
    supportEmail: settings.supportEmail ?? mailFrom,
    /** Settings without which the shop can't serve customers. */
    missing: missingSettings(settings),
  };
}

type Published =
  | 'name'
  | 'logo'
  | 'icon'
  | 'accentColor'
  | 'timeZone'
  | 'returnWindowDays'
  | 'returnPostage'
  | 'shipWithinWorkingDays'
  | 'shipTo'
  | 'company'
  | 'fallbackShipping';

/** Returns what everyone may know, as the front ends read it. */
export function configOf({
  brand,
  timeZone,
  returnWindowDays,
  returnPostage,
  shipWithinWorkingDays,
  shipTo,
  company,
  fallbackShipping,
}: Figures): Pick<components['schemas']['Config'], Published> {
  const { standardCents, standardPoundCents, expressCents, expressPoundCents } = fallbackShipping;
  return {
    ...brand,
    timeZone,
    returnWindowDays,
    returnPostage,
    shipWithinWorkingDays,
    shipTo,
    company,
    fallbackShipping: [
      { service: 'Standard', amount: standardCents, perPound: standardPoundCents },
      { service: 'Express', amount: expressCents, perPound: expressPoundCents },
    ],
  };
}
