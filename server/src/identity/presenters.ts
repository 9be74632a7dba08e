import type { components } from '@spindle/sdk/schema';
import type { Config as Settings } from '../config.ts';

type Schemas = components['schemas'];

export function presentConfig({ frontEnd, recaptcha, business }: Settings): Schemas['Config'] {
  const { timeZone, returnWindowDays, shipWithinWorkingDays, shipTo, company, fallbackShipping } =
    business;
  return {
    recaptchaSiteKey: recaptcha.siteKey,
    ...frontEnd,
    timeZone,
    returnWindowDays,
    shipWithinWorkingDays,
    shipTo,
    company,
    fallbackShipping: [
      {
        service: 'Standard',
        amount: fallbackShipping.standardCents,
        perPound: fallbackShipping.standardPoundCents,
      },
      {
        service: 'Express',
        amount: fallbackShipping.expressCents,
        perPound: fallbackShipping.expressPoundCents,
      },
    ],
  };
}
