import { namesOf } from '../../domain/fields.ts';
import { namesIn } from '../../domain/settings/settings.ts';
import { presentProviderTest, setupOf, type ProviderName } from '../../domain/settings/setup.ts';
import { isVisibleIn } from '../catalog/read-cache.ts';
import { businessOf, ownSettingsOf } from '../config/business.ts';
import type { ShopState } from '../state.ts';

/** Returns which providers the mock shop presents as the sandbox. */
export const sandboxedProviders = ({ providers = {} }: Pick<ShopState, 'providers'>) =>
  namesOf(providers).filter((name) => providers[name] === 'sandbox');

export const readSetup = (state: ShopState) =>
  setupOf({
    ownSettings: namesIn(ownSettingsOf(state)),
    missing: businessOf(state).missing,
    sandboxed: sandboxedProviders(state),
    hasItem: state.items.some(isVisibleIn(state)),
    hasOrder: state.orders.length > 0,
  });

export const testProvider = ({ providers }: ShopState, provider: ProviderName) =>
  presentProviderTest(provider, providers?.[provider] === 'failing' ? 'The key is invalid.' : null);
