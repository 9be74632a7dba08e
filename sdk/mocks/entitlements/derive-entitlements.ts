import { isOf } from '../catalog/find-record.ts';
import type { Entitlement, ShopState } from '../state.ts';
import { factsOf, type Fact } from './facts.ts';
import { isOpen } from './open-entitlements.ts';
import { knownItem } from '../catalog/known-record.ts';
import { licenceKey } from '../../domain/entitlements/licence-key.ts';
import { randomText } from '../core/random-text.ts';

/**
 * Brings what people may open, download or be to what orders, refunds, disputes, subscriptions and
 * grants say of it. Those are states: how often and in which order this is called does not matter.
 */
export function deriveEntitlements(
  state: ShopState,
  now: Date,
  newId: () => string,
  newText: typeof randomText = randomText,
): void {
  for (const fact of factsOf(state)) {
    const known = state.entitlements.find((one) => isFrom(one, fact));
    if (known === undefined) state.entitlements.push(begin(fact, newId()));
    else bringTo(known, fact, now);
  }
  for (const entitlement of state.entitlements) {
    issueLicenceKeys(state, entitlement, newText);
    entitlement.open = isOpen(entitlement, now);
  }
}

/** A subscription stays the same where its plan changes; an order has one for each line. */
function isFrom(entitlement: Entitlement, fact: Fact): boolean {
  return (
    entitlement.source === fact.source &&
    entitlement.sourceId === fact.sourceId &&
    (fact.source === 'SUBSCRIPTION' || isOf(entitlement, fact))
  );
}

function begin(fact: Fact, id: string): Entitlement {
  return { ...fact, id, open: false, note: null, licenceKeys: [] };
}

function bringTo(known: Entitlement, fact: Fact, now: Date): void {
  const same =
    isOf(known, fact) && known.closedBecause === fact.closedBecause && known.endsAt === fact.endsAt;
  Object.assign(known, fact, same ? {} : { dateChanged: now.toISOString() });
}

type Attribute = ShopState['items'][number]['attributes'][number];

/**
 * A key for each licence of the item that has none, while it is open; one that was issued stays. Of a
 * subscription, those of the plan there is now are shown, called as that calls them.
 */
function issueLicenceKeys(
  state: ShopState,
  entitlement: Entitlement,
  newText: typeof randomText,
): void {
  const attributes = knownItem(state, entitlement)?.attributes ?? [];
  const licences = attributes.filter(({ type }) => type === 'LICENSE');
  const { source, closedBecause, licenceKeys, otherKeys = [] } = entitlement;
  const issued = [...licenceKeys, ...otherKeys];
  if (closedBecause === null) issued.push(...newKeys(lacking(licences, issued), newText));
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

function newKeys(
  licences: readonly Attribute[],
  newText: typeof randomText,
): Entitlement['licenceKeys'] {
  return licences.map(({ attributeId, value, description }) => ({
    attributeId,
    title: value || description || 'Licence key',
    key: licenceKey(newText),
  }));
}
