import {
  settingLabels,
  type SettingName,
  type SettingsForm,
} from '@spindle/sdk/domain/settings/settings';
import { lockedBy, validateSettings } from '@spindle/sdk/domain/settings/validate-settings';
import { NativeSelectInput } from '../ui/native-select-input.tsx';
import { CountriesInput } from './countries-input.tsx';
import { TextInput } from '../ui/inputs.tsx';

export interface SettingInputProps {
  name: SettingName;
  /** What the setting does, in one sentence. */
  hint?: string;
  isLocked: (name: SettingName) => boolean;
  choices?: readonly { id: string; name: string }[];
  /** Undefined for text. */
  kind?: 'number' | 'amount' | 'countries';
}

const patterns = {
  number: { rule: /^\d{1,5}$/, message: 'Enter a whole number' },
  amount: { rule: /^\d{1,7}(\.\d{1,2})?$/, message: 'Enter an amount in dollars, such as 9.95' },
};

/** Edits one setting. A setting from an environment variable is shown and can't be edited. */
export function SettingInput({ name, hint, isLocked, choices, kind }: SettingInputProps) {
  const locked = isLocked(name);
  const helperText: string | false = locked ? `Locked: ${lockedBy(name)}` : (hint ?? false);
  const input = {
    source: name,
    label: settingLabels[name],
    disabled: locked,
    helperText,
  };
  if (kind === 'countries') return <CountriesInput {...input} />;
  if (choices) return <NativeSelectInput {...input} choices={choices} />;
  return (
    <TextInput
      {...input}
      validate={(value: string | null) => {
        const text = value?.trim() ?? '';
        if (text === '') return undefined;
        if (kind) return patterns[kind].rule.test(text) ? undefined : patterns[kind].message;
        return validateSettings(ruled(name, text))?.message;
      }}
    />
  );
}

/** Returns the setting for the rules that a browser can check while someone types. */
function ruled(name: SettingName, text: string): SettingsForm {
  if (name === 'accentColor') return { accentColor: text };
  return name === 'mailFrom' ? { mailFrom: text } : {};
}
