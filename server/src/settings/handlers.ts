import { presentDone } from '@spindle/sdk/domain/rejection';
import { settingsSaved } from '@spindle/sdk/domain/settings/settings';
import type { Handlers } from '../contract/handlers.ts';
import { storeUpload } from '../media/store-upload.ts';
import { loadSetup } from './load-setup.ts';
import { loadSettings, presentSettings, saveSettings } from './shop-settings.ts';
import { testProvider } from './test-provider.ts';

export const settings = {
  getSettings: async ({ em, services }) => presentSettings(await loadSettings(em), services.config),

  async saveSettings(call) {
    return { ...presentDone(settingsSaved), ...(await saveSettings(call, call.body)) };
  },

  async uploadSettingsImage(call) {
    const path = await storeUpload(call);
    const saved = await saveSettings(
      call,
      call.params.picture === 'logo' ? { logo: path } : { icon: path },
    );
    return { ...presentDone(settingsSaved), ...saved };
  },

  getSetup: ({ em, services }) => loadSetup(em, services.config),

  testProvider: ({ services, params }) => testProvider(services, params.provider),
} satisfies Partial<Handlers>;
