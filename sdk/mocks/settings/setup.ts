import { namesIn } from '../../domain/settings/settings.ts';
import { presentProviderTest, setupOf, type ProviderName } from '../../domain/settings/setup.ts';
import { isVisibleIn } from '../catalog/read-cache.ts';
import { ownSettingsOf } from '../config/business.ts';
import type { ShopState } from '../state.ts';

/** Returns which providers the mock shop presents as the sandbox. */
export function sandboxedProviders({ providers }: Pick<ShopState, 'providers'>) {
  const isSandboxed = (name: ProviderName) => providers?.[name] === 'sandbox';
  return {
    payment: isSandboxed('payment'),
    shipping: isSandboxed('shipping'),
    mail: isSandboxed('mail'),
    storage: isSandboxed('storage'),
  };
}

export const readSetup = (state: ShopState) =>
  setupOf({
    ownSettings: namesIn(ownSettingsOf(state)),
    isSandboxed: sandboxedProviders(state),
    hasItem: state.items.some(isVisibleIn(state)),
    hasOrder: state.orders.length > 0,
  });

export const testProvider = ({ providers }: ShopState, provider: ProviderName) =>
  presentProviderTest(provider, providers?.[provider] === 'failing' ? 'The key is invalid.' : null);
