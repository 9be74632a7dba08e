// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../test/expect-accessible.ts';
import { mockShop } from '../test/mock-shop.ts';
import { openApp } from '../test/open-app.ts';
import { press } from '../test/press.ts';

const groupsNow = () => mockShop.read().synonyms.groups;
const drives = ['VFD', 'inverter', 'frequency converter'];

beforeEach(() =>
  mockShop.change(({ synonyms }) => {
    synonyms.groups = [drives];
  }),
);

/** Navigates from the landing page to the search words, and to another tab if named. */
async function open(beside?: 'No results' | 'Most searched') {
  openApp('/ui/admin');
  await screen.findByRole('heading', { level: 1, name: 'Administrator Tools' });
  const main = within(screen.getByRole('main'));
  await userEvent.click(await main.findByRole('link', { name: 'Search words' }));
  await screen.findByRole('heading', { level: 1, name: 'Search words' });
  if (beside === undefined) return;
  const ways = within(await screen.findByRole('navigation', { name: 'Search words' }));
  await userEvent.click(ways.getByRole('link', { name: beside }));
  await screen.findByRole('heading', { level: 1, name: beside });
}

const type = async (name: string, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

const queriesShown = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent.trim());

describe('synonyms', () => {
  it('are added, changed and removed with the keyboard', async () => {
    await open();
    await screen.findByRole('form', { name: 'Synonyms' });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await press('Add group');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Group 2' })).toHaveFocus());
    await userEvent.paste('end mill,  milling   cutter ; cutter');
    await expectAccessible();
    await press('Save');
    await screen.findByDisplayValue('end mill, milling cutter, cutter');
    expect(groupsNow()).toEqual([drives, ['end mill', 'milling cutter', 'cutter']]);
    await press('Remove VFD, inverter, frequency converter');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Group 1' })).toHaveFocus());
    await press('Save');
    await waitFor(() => expect(groupsNow()).toEqual([['end mill', 'milling cutter', 'cutter']]));
  });

  it('show errors at the group, and keep the input', async () => {
    await open();
    await press('Add group');
    await type('Group 2', 'alone');
    await press('Save');
    expect(await screen.findByText(/^This group must have at least 2/)).toBeInTheDocument();
    await type('Group 2', 'drive, Inverter');
    await press('Save');
    const again = 'This group must not repeat “Inverter”, which is already in group 1';
    expect(await screen.findByText(again)).toBeInTheDocument();
    expect(groupsNow()).toEqual([drives]);
    await expectAccessible();
  });

  it("show errors at the group once, after taking over another's", async () => {
    await open();
    await press('Add group');
    await type('Group 2', 'end mill, cutter');
    mockShop.change(({ synonyms }) => {
      synonyms.groups = [['tap', 'thread cutter']];
      synonyms.version += 1;
    });
    await press('Save');
    await screen.findByRole('region', { name: 'Differences' });
    await type('Group 2', 'alone');
    await press('Keep mine and save');
    expect(await screen.findByText(/^This group must have at least 2/)).toBeInTheDocument();
    await type('Group 2', 'end mill, cutter');
    await press('Save');
    await waitFor(() => expect(groupsNow()).toEqual([drives, ['end mill', 'cutter']]));
  });

  it.each([
    ['Use theirs', ['tap', 'thread cutter'], [['tap', 'thread cutter']]],
    ['Keep mine and save', ['tap', 'thread cutter'], [[...drives, 'drive']]],
  ])('are a conflict if someone else saved first: %s', async (choice, theirs, saved) => {
    await open();
    await type('Group 1', `${drives.join(', ')}, drive`);
    mockShop.change(({ synonyms }) => {
      synonyms.groups = [theirs];
      synonyms.version += 1;
    });
    await press('Save');
    const differences = await screen.findByRole('region', { name: 'Differences' });
    expect(differences).toHaveTextContent(`${drives.join(', ')}, drive`);
    expect(differences).toHaveTextContent(theirs.join(', '));
    await press(choice);
    await screen.findByDisplayValue(saved.flat().join(', '));
    await waitFor(() => expect(groupsNow()).toEqual(saved));
    expect(screen.queryByRole('region', { name: 'Differences' })).not.toBeInTheDocument();
  });

  it('ask before the user leaves them unsaved', async () => {
    await open();
    await type('Group 1', 'VFD, inverter');
    await userEvent.click(screen.getByRole('link', { name: 'Most searched' }));
    await press('Leave without saving');
    await screen.findByRole('heading', { level: 1, name: 'Most searched' });
    expect(groupsNow()).toEqual([drives]);
  });
});

describe('searches', () => {
  it('without results are listed alone, link to their results, and get a synonym in one step', async () => {
    await open('No results');
    expect(await queriesShown()).toEqual(['plasma torch', 'tapping head']);
    const results = screen.getByRole('link', { name: 'Results for plasma torch (new tab)' });
    expect(results).toHaveAttribute('href', '/ui/search?q=plasma+torch');

    await press('Add synonym for plasma torch');
    const dialog = await screen.findByRole('dialog', { name: 'Add synonym' });
    const means = within(dialog).getByRole('combobox', { name: 'Our term' });
    await waitFor(() => expect(means).toHaveFocus());
    await press('Add synonym');
    expect(await within(dialog).findByText('Enter a term.')).toBeInTheDocument();
    await expectAccessible();
    await userEvent.type(means, 'plasma cutter');
    // Other people's words stay, no matter when they were saved.
    mockShop.change(({ synonyms }) => {
      synonyms.groups.push(['tap', 'thread cutter']);
      synonyms.version += 1;
    });
    await press('Add synonym');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(groupsNow()).toEqual([
      drives,
      ['tap', 'thread cutter'],
      ['plasma cutter', 'plasma torch'],
    ]);
    expect(await screen.findByText('= plasma cutter')).toBeInTheDocument();
  });

  it('joins a group that has one of the words', async () => {
    await open('No results');
    await press('Add synonym for tapping head');
    const means = await screen.findByRole('combobox', { name: 'Our term' });
    await userEvent.type(means, 'invert');
    await userEvent.click(await screen.findByRole('option', { name: 'inverter' }));
    await press('Add synonym');
    await waitFor(() => expect(groupsNow()).toEqual([[...drives, 'tapping head']]));
  });

  it('are listed most frequent first, and found by their words', async () => {
    await open('Most searched');
    expect((await queriesShown()).slice(0, 2)).toEqual(['spindle', '2.2 kw']);
    await userEvent.type(screen.getByRole('searchbox'), 'screw');
    await waitFor(async () => expect(await queriesShown()).toEqual(['ball screw']));
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'nothing like it');
    expect(await screen.findByText('No results')).toBeInTheDocument();
  });
});
