import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { rejectInvalid, requireVersion } from '@spindle/sdk/contract/failure';
import type { BodyOf } from '@spindle/sdk/contract/operation-types';
import { changedFields } from '@spindle/sdk/domain/audit/changed-fields';
import {
  allSettings,
  namesIn,
  settingLabels,
  settingsChanged,
  withForm,
  type SettingsForm,
  type ShopSettings,
} from '@spindle/sdk/domain/settings/settings';
import { missingSettings } from '@spindle/sdk/domain/settings/missing-settings';
import { validateSettings } from '@spindle/sdk/domain/settings/validate-settings';
import type { components } from '@spindle/sdk/schema';
import { recordStaffAction } from '../audit/record-audit.ts';
import type { Config } from '../config.ts';
import { db } from '../database/db.ts';
import { editReadCache, type EditContext } from '../editing/edit-read-cache.ts';
import type { Follower } from '../read-cache/snapshot.ts';
import { StoredSettings } from './shop-settings.entity.ts';

interface Saved {
  settings: SettingsForm;
  version: number;
}

/** Loads what staff saved. */
export async function loadSettings(em: EntityManager): Promise<Saved> {
  const row = await db(em)
    .selectFrom('shop_settings')
    .select(['settings', 'version'])
    .executeTakeFirst();
  return row ?? { settings: {}, version: 1 };
}

/** Keeps the configuration's figures in accordance with what staff saved, in every process. */
export function followSettings(config: Config): Follower {
  return {
    async update(em, changes) {
      if (changes?.every(({ kind }) => kind !== 'settings')) return;
      const { settings, version } = await loadSettings(em);
      config.business = config.businessWith(settings);
      config.settingsVersion = version;
    },
  };
}

export function presentSettings(
  { settings, version }: Saved,
  { lockedSettings }: Pick<Config, 'lockedSettings'>,
): components['schemas']['Settings'] {
  return {
    settings: allSettings(settings, lockedSettings),
    locked: namesIn(lockedSettings),
    version,
  };
}

/**
 * Saves the settings of a form, and keeps the others.
 * @throws 400 if a setting is invalid, 409 with the current settings if the form was based on
 * another version
 */
export async function saveSettings(
  call: EditContext,
  { version, ...form }: BodyOf<'saveSettings'>,
): Promise<components['schemas']['Settings']> {
  const { config } = call.services;
  const { lockedSettings } = config;
  rejectInvalid(validateSettings(form, lockedSettings));
  return editReadCache(call, async (tx) => {
    const stored = await lockSettings(tx);
    const before = presentSettings(stored, config);
    requireVersion(version, before, settingsChanged, { Settings: before });
    const settings = withForm(stored.settings, form, lockedSettings);
    if (!config.demoAllowed) keepRequired(before.settings, allSettings(settings, lockedSettings));
    const differences = changedFields(stored.settings, settings);
    tx.assign(stored, { settings, version: stored.version + 1, updatedAt: call.now });
    if (differences !== null) {
      recordStaffAction(tx, call, {
        action: 'settings.save-settings',
        subject: 'settings',
        ...differences,
      });
    }
    return presentSettings({ settings, version: stored.version }, config);
  });
}

/** Rejects a change after which customers could no longer check out. */
function keepRequired(before: ShopSettings, after: ShopSettings): void {
  const wasMissing = missingSettings(before);
  const path = missingSettings(after).find((name) => !wasMissing.includes(name));
  if (path === undefined) return;
  rejectInvalid({ path, subject: settingLabels[path], message: 'is required to sell' });
}

/** Locks the settings, creating their row the first time. */
async function lockSettings(tx: EntityManager): Promise<StoredSettings> {
  const first = { id: 1, settings: {}, version: 1 };
  await tx.upsert(StoredSettings, first, { onConflictAction: 'ignore' });
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  return tx.findOneOrFail(StoredSettings, { id: 1 }, lock);
}
