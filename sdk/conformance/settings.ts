import { afterEach, expect, it } from 'vitest';
import type { SettingsForm } from '../domain/settings/settings.ts';
import { asJson } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import { namesOf } from '../domain/fields.ts';
import { providerLabels } from '../domain/settings/setup.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { pictureFile } from './makers/pictures.ts';
import { rejectionOf } from './makers/rejection.ts';

const providerNames = namesOf(providerLabels);

export const settingsConformance = defineConformance(['settings'], (shop) => {
  const staff = async () => (await administratorOf(shop())).shop;
  const read = async () => replyOf((await staff()).GET('/api/admin/settings'));
  const save = async (body: SettingsForm & { version?: number }) =>
    replyOf((await staff()).PUT('/api/admin/settings', { body, ...asJson }));
  const published = () => replyOf(shop().visitor().GET('/api/config'));

  afterEach(() => save({ name: null, accentColor: null, returnWindowDays: null, logo: null }));

  it('saves what is sent, keeps the rest, and takes effect immediately', async () => {
    const before = await read();
    expect(before).toMatchObject({
      settings: { name: 'Spindle', returnWindowDays: 30 },
      locked: [],
    });
    const after = await save({ name: 'Prairie CNC', accentColor: '#0B5FA5' });
    expect(after).toMatchObject({
      Status: 'SUCCESS',
      settings: { ...before.settings, name: 'Prairie CNC', accentColor: '#0B5FA5' },
      version: before.version + 1,
    });
    expect(await read()).toMatchObject({ settings: after.settings, version: after.version });
    expect(await published()).toMatchObject({ name: 'Prairie CNC', accentColor: '#0B5FA5' });
    await save({ returnWindowDays: 14 });
    expect(await published()).toMatchObject({ name: 'Prairie CNC', returnWindowDays: 14 });
  });

  it('resets a setting to its default', async () => {
    await save({ name: 'Prairie CNC' });
    expect(await save({ name: null })).toMatchObject({ settings: { name: 'Spindle' } });
    expect(await published()).toMatchObject({ name: 'Spindle' });
  });

  it('rejects a form based on an older version, and returns the current settings', async () => {
    const { version } = await read();
    const { settings } = await save({ name: 'Prairie CNC', version });
    expect(await rejectionOf(save({ name: 'Mesa CNC', version }))).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
      body: { Settings: { settings, locked: [], version: version + 1 } },
    });
    expect(await published()).toMatchObject({ name: 'Prairie CNC' });
  });

  it.each<SettingsForm>([
    { accentColor: '#ffd000' },
    { accentColor: 'orange' },
    { timeZone: 'Mars/Olympus' },
    { mailFrom: 'Prairie CNC' },
    { shipTo: ['XX'] },
    { warehouseCountry: 'us' },
    { logo: 'https://elsewhere.example/a.png' },
    { returnWindowDays: -1 },
    { name: '' },
  ])('rejects %j, and says why', async (form) => {
    const [path = ''] = Object.keys(form);
    expect(await rejectionOf(save(form))).toMatchObject({
      status: 400,
      errors: [{ path: expect.stringContaining(path), message: expect.any(String) }],
    });
  });

  it('replaces and removes the logo', async () => {
    const { settings } = await replyOf(
      (await staff()).POST('/api/admin/settings/{picture}', {
        params: { path: { picture: 'logo' } },
        body: { image: pictureFile('red') },
      }),
    );
    expect(settings.logo).toMatch(/^uploads\/[0-9a-f]{40}\.webp$/);
    expect(await published()).toMatchObject({ logo: settings.logo, icon: null });
    await save({ logo: null });
    expect(await published()).toMatchObject({ logo: null });
  });

  it('lists the setup steps, done according to what was saved', async () => {
    const readSetup = async () => replyOf((await staff()).GET('/api/admin/setup'));
    const { steps, providers } = await readSetup();
    expect(steps.map(({ name }) => name)).toEqual([
      'name',
      'company',
      'email',
      'warehouse',
      'catalog',
      'order',
      'providers',
    ]);
    expect(providers.map(({ name }) => name)).toEqual(providerNames);
    expect(steps).toContainEqual({ name: 'name', done: false });
    await save({ name: 'Prairie CNC' });
    expect((await readSetup()).steps).toContainEqual({ name: 'name', done: true });
  });

  it.each(providerNames)('tests the provider for %s', async (provider) => {
    const result = await replyOf(
      (await staff()).POST('/api/admin/setup/providers/{provider}', {
        params: { path: { provider } },
      }),
    );
    expect(result).toEqual({ state: 'working', reason: expect.stringMatching(/ works\.$/) });
  });
});
