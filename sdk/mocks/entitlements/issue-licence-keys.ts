import { knownItem } from '../catalog/known-record.ts';
import type { Entitlement, ShopState } from '../state.ts';
import { licenceKey } from '../../domain/entitlements/licence-key.ts';
import { randomText } from '../core/random-text.ts';

type Attribute = ShopState['items'][number]['attributes'][number];

/**
 * A key for each licence of the item that has none, while it is open; one that was issued stays. Of a
 * subscription, those of the plan there is now are shown, called as that calls them.
 */
export function issueLicenceKeys(state: ShopState, entitlement: Entitlement): void {
  const attributes = knownItem(state, entitlement)?.attributes ?? [];
  const licences = attributes.filter(({ type }) => type === 'LICENSE');
  const { source, closedBecause, licenceKeys, otherKeys = [] } = entitlement;
  const issued = [...licenceKeys, ...otherKeys];
  if (closedBecause === null) issued.push(...newKeys(lacking(licences, issued)));
  if (source !== 'SUBSCRIPTION') {
    entitlement.licenceKeys = issued;
    return;
  }
  const titles = new Map(licences.map(({ attributeId, value }) => [attributeId, value]));
  entitlement.licenceKeys = issued
    .filter(({ attributeId }) => titles.has(attributeId))
    .map((key) => ({ ...key, title: titles.get(key.attributeId) || key.title }));
  const others = issued.filter(({ attributeId }) => !titles.has(attributeId));
  if (others.length > 0) entitlement.otherKeys = others;
  else delete entitlement.otherKeys;
}

function lacking(licences: readonly Attribute[], issued: Entitlement['licenceKeys']): Attribute[] {
  return licences
    .filter(({ attributeId }) => !issued.some((key) => key.attributeId === attributeId))
    .toSorted((a, b) => (a.attributeId < b.attributeId ? -1 : 1));
}

function newKeys(licences: readonly Attribute[]): Entitlement['licenceKeys'] {
  return licences.map(({ attributeId, value, description }) => ({
    attributeId,
    title: value || description || 'Licence key',
    key: licenceKey(randomText),
  }));
}
