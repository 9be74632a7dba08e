import { configOf } from '@spindle/sdk/domain/settings/figures';
import type { components } from '@spindle/sdk/schema';
import type { Config as Settings } from '../config.ts';

type Schemas = components['schemas'];

export const presentConfig = ({
  frontEnd,
  recaptcha,
  sandboxed,
  business,
}: Settings): Schemas['Config'] => ({
  recaptchaSiteKey: recaptcha.siteKey,
  ...frontEnd,
  sandboxed,
  ...configOf(business),
});
