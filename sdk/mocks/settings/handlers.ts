import { rejectInvalid, requireVersion } from '../../contract/failure.ts';
import { presentDone } from '../../domain/rejection.ts';
import {
  settingsChanged,
  settingsSaved,
  withForm,
  type SettingsForm,
} from '../../domain/settings/settings.ts';
import { validateSettings } from '../../domain/settings/validate-settings.ts';
import type { components } from '../../src/schema.d.ts';
import { recordEdit, type StaffCall } from '../audit/record-audit.ts';
import { settingsOf } from '../config/business.ts';
import type { MockHandlers } from '../core/call.ts';
import { storeImage } from '../media/set-image.ts';
import type { ShopState } from '../state.ts';
import { readSetup, testProvider } from './setup.ts';

type Schemas = components['schemas'];

export const settings = {
  getSettings: ({ state }) => presentSettings(state),

  saveSettings: (call) => save(call, call.body),

  uploadSettingsImage(call) {
    const path = storeImage(call);
    return save(call, call.params.picture === 'logo' ? { logo: path } : { icon: path });
  },

  getSetup: ({ state }) => readSetup(state),

  testProvider: ({ state, params }) => testProvider(state, params.provider),
} satisfies Partial<MockHandlers>;

const savedSettings = ({ settings: saved }: ShopState) => saved ?? { stored: {}, version: 1 };

/** Environment variables set nothing in the mock shop. */
const presentSettings = (state: ShopState): Schemas['Settings'] => ({
  settings: settingsOf(state),
  locked: [],
  version: savedSettings(state).version,
});

/** @throws 400 if a setting is invalid, 409 with the current settings if the form is outdated */
function save(
  call: StaffCall,
  { version, ...form }: SettingsForm & { version?: number },
): Schemas['SettingsReply'] {
  const { state } = call;
  rejectInvalid(validateSettings(form));
  const before = presentSettings(state);
  requireVersion(version, before, settingsChanged, { Settings: before });
  const { stored } = savedSettings(state);
  const after = withForm(stored, form, {});
  state.settings = { stored: after, version: before.version + 1 };
  recordEdit(call, {
    action: 'settings.save-settings',
    subject: 'settings',
    before: stored,
    after,
  });
  return { ...presentDone(settingsSaved), ...presentSettings(state) };
}
