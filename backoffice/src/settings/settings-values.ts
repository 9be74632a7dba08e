import { namesOf } from '@spindle/sdk/domain/fields';
import type {
  SettingName,
  SettingsForm,
  ShopSettings,
} from '@spindle/sdk/domain/settings/settings';
import { textOf, type FormValues } from '../ui/form-values.ts';

const isCents = (name: string) => name.endsWith('Cents');

/** Returns the settings as texts: amounts in dollars, and countries separated by commas. */
export const valuesOf = (settings: ShopSettings): Record<string, string> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, asText(name, value)] as const),
  );

function asText(name: string, value: ShopSettings[SettingName]): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number' && isCents(name)) return (value / 100).toFixed(2);
  return String(value);
}

/** Returns the names of the settings that the form changes. */
export function changedNames(values: FormValues, settings: ShopSettings): SettingName[] {
  const saved = valuesOf(settings);
  return namesOf(settings).filter((name) => name in values && textOf(values[name]) !== saved[name]);
}

/** Returns what to send. An empty field resets its setting to the default. */
export function formOf(values: FormValues, settings: ShopSettings): SettingsForm;
export function formOf(values: FormValues, settings: ShopSettings): object {
  return Object.fromEntries(
    changedNames(values, settings).map((name) => [
      name,
      valueOf(name, textOf(values[name]), typeof settings[name] === 'number'),
    ]),
  );
}

function valueOf(name: SettingName, text: string, isNumber: boolean) {
  if (text === '') return null;
  if (name === 'shipTo') return text.split(', ');
  if (!isNumber) return text;
  return isCents(name) ? Math.round(Number(text) * 100) : Number(text);
}
