import { company } from '../../demo/company.ts';
import { configOf, figuresOf } from '../../domain/settings/figures.ts';
import { allSettings, type SettingsForm } from '../../domain/settings/settings.ts';
import type { ShopState } from '../state.ts';

export interface SavedSettings {
  /** Only what staff saved. */
  stored: SettingsForm;
  version: number;
}

/** The shop's time zone. */
export const timeZone = 'UTC';

/** Refunds by staff above this require a fresh proof. The same default as in the real shop. */
export const stepUpCents = 20_000;

/** The demo's company. Like environment variables, but staff can change it. */
const demo: SettingsForm = {
  companyName: company.name,
  companyAddress: company.address,
  companyEmail: company.email,
  companyPhone: company.phone,
  customsSigner: company.customsSigner,
};

/** Returns the settings that don't have their defaults. */
export const ownSettingsOf = ({ settings }: Pick<ShopState, 'settings'>): SettingsForm => ({
  ...demo,
  ...settings?.stored,
});

/** Returns the mock shop's settings: the defaults of the real shop, with the demo's company. */
export const settingsOf = (state: Pick<ShopState, 'settings'>) =>
  allSettings(ownSettingsOf(state), {});

/** Returns the figures that the mock shop works with. */
export const businessOf = (state: Pick<ShopState, 'settings'>) => figuresOf(settingsOf(state));

export const shopName = (state: Pick<ShopState, 'settings'>) => settingsOf(state).name;

/** What everyone may know of the mock shop before staff change a setting. */
export const business = configOf(businessOf({}));
