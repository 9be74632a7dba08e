// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, fill } from '../fixtures/acts.ts';
import { press } from '../../test/press.ts';
import { attributeNow, changeAttribute, setAttributes } from '../fixtures/edited-item.ts';
import { renderEditor } from '../fixtures/render-editor.tsx';
import { expectAccessible } from '../../test/expect-accessible.ts';

describe('an attribute that someone else has changed', () => {
  const changed = () => changeAttribute('diameter', { value: '79 mm' });
  const deleted = () => setAttributes('finish');

  async function conflict(happens: () => void) {
    renderEditor({ search: '?page=attribute&attribute=diameter' });
    await fill('Size', '85 mm');
    happens();
    await press('Save');
    return screen.findByRole('alert');
  }

  it('shows the differences', async () => {
    const choice = await conflict(changed);
    const row = within(choice).getByRole('row', { name: 'Size 85 mm 79 mm' });
    expect(row).toBeTruthy();
    await expectAccessible();
    expect(attributeNow('diameter')).toMatchObject({ value: '79 mm', version: 2 });
  });

  it('overwrites their version on request', async () => {
    await conflict(changed);
    await press('Keep mine and save');
    expect(await screen.findByText('SIZE == 85 mm')).toBeTruthy();
    expect(attributeNow('diameter')).toMatchObject({ value: '85 mm', version: 3 });
  });

  it('continues from their version on request', async () => {
    await conflict(changed);
    await press('Use theirs');
    await waitFor(async () => expect((await field('Size')).value).toBe('79 mm'));
    await fill('Size', '78 mm');
    await press('Save');
    expect(await screen.findByText('SIZE == 78 mm')).toBeTruthy();
    expect(attributeNow('diameter')).toMatchObject({ value: '78 mm', version: 3 });
  });

  it('asks again if the other person changes it again', async () => {
    await conflict(changed);
    changeAttribute('diameter', { value: '77 mm' });
    await press('Keep mine and save');
    expect(await screen.findByRole('row', { name: 'Size 85 mm 77 mm' })).toBeTruthy();
    expect(attributeNow('diameter')).toMatchObject({ value: '77 mm', version: 3 });
  });

  it('is created again if the other person deleted it and the user keeps it', async () => {
    const choice = await conflict(deleted);
    expect(within(choice).getByRole('row', { name: 'diameter 85 mm deleted' })).toBeTruthy();
    await press('Keep mine and save');
    expect(await screen.findByText('SIZE == 85 mm')).toBeTruthy();
    expect(attributeNow('diameter')).toMatchObject({ value: '85 mm', version: 1 });
  });
});
