import type { InvalidField } from '../invalid-field.ts';
import { countries } from '../shipping/countries.ts';
import { validateAccentColor } from './accent-color.ts';
import { isMailbox } from './mailbox.ts';
import {
  namesIn,
  settingLabels,
  settingVariables,
  type SettingName,
  type SettingsForm,
} from './settings.ts';

export function isTimeZone(name: string): boolean {
  return name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name);
}

export const notTimeZone = 'must be a time zone such as America/Los_Angeles';
const notCountry = 'must be a two-letter country code, such as US';

/** Returns what is wrong with each setting that a rule applies to. */
const rules: { [Name in SettingName]?: (value: NonNullable<SettingsForm[Name]>) => string | null } =
  {
    logo: validatePicture,
    icon: validatePicture,
    accentColor: validateAccentColor,
    timeZone: (zone) => (isTimeZone(zone) ? null : notTimeZone),
    mailFrom: (sender) =>
      isMailbox(sender)
        ? null
        : 'must be an email address, or a name and an address such as Shop <shop@shop.example>',
    warehouseCountry: (code) => (countries.includes(code) ? null : notCountry),
    shipTo: (codes) => (codes.every((code) => countries.includes(code)) ? null : notCountry),
  };

function validatePicture(path: string): string | null {
  return /^uploads\/[0-9a-f]{40}\.webp$/.test(path)
    ? null
    : 'must be the path of an uploaded image';
}

/**
 * Returns the first invalid setting of a form, or null.
 * @param locked what environment variables set, which a form can only repeat
 */
export function validateSettings(
  form: SettingsForm,
  locked: SettingsForm = {},
): InvalidField | null {
  for (const path of namesIn(form)) {
    const value = form[path];
    const message = value === null || value === undefined ? null : validateSetting(path, value);
    if (message !== null) return { path, subject: settingLabels[path], message };
  }
  const path = namesIn(locked).find((name) => name in form && !isSame(form[name], locked[name]));
  return path === undefined
    ? null
    : { path, subject: settingLabels[path], message: `${lockedBy(path)}. Change it there` };
}

const validateSetting = <Name extends SettingName>(
  name: Name,
  value: NonNullable<SettingsForm[Name]>,
): string | null => rules[name]?.(value) ?? null;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const variableNames: Partial<Record<SettingName, string>> = settingVariables;

/** Says which environment variable sets a setting. */
export const lockedBy = (name: SettingName) =>
  `is set by the environment variable ${variableNames[name]}`;
