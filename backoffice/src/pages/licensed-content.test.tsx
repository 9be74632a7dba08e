// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  courseHas,
  courseOf,
  openLicensedContent,
  openNow,
  three,
} from '../releases/fixtures/open-licensed-content.tsx';
import { sampleRelease } from '../releases/fixtures/sample-releases.ts';
import { api, mockShop, server } from '../test/mock-shop.ts';
import { newest } from '../test/newest.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
afterEach(() => {
  vi.unstubAllGlobals();
});

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('the version that subscribers currently open', () => {
  it('shows which release it is, what is in it, and who uploaded it', async () => {
    courseHas(...three);
    openLicensedContent();
    const now = await screen.findByRole('region', { name: 'Current content' });
    expect(within(now).getByText('foundations-3.zip')).toBeTruthy();
    expect(within(now).getByText('42 files, 18 MB')).toBeTruthy();
    expect(within(now).getByText('admin@example.com')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'CAM Academy' })).toBeTruthy();
    await screen.findByText('foundations-1.zip');
    // The list has one row per version of this course, and none for other courses.
    expect(screen.getAllByRole('row')).toHaveLength(1 + three.length);
    await expectAccessible();
  });

  it('shows what to do if there is none', async () => {
    courseHas();
    openLicensedContent();
    expect(await screen.findByText('No content yet')).toBeTruthy();
    expect(await screen.findByText(/Each upload creates a version/)).toBeTruthy();
    await expectAccessible();
  });

  it('opens in a new tab', async () => {
    courseHas(...three);
    const replace = vi.fn<(address: string) => void>();
    vi.stubGlobal('open', () => ({ opener: window, location: { replace } }));
    openLicensedContent();
    await press('Open in a new tab');
    const course = `${window.location.origin}/assets/subs/cam-academy/foundations-monthly/t`;
    await waitFor(() =>
      expect(replace).toHaveBeenCalledWith(
        expect.stringMatching(new RegExp(`^${course}/[^/]+/index\\.html$`)),
      ),
    );
  });

  it('offers a link if the browser blocks new tabs', async () => {
    courseHas(...three);
    vi.stubGlobal('open', () => null);
    // The mock shop has no CDN.
    server.use(
      api.get('/api/subscriptionBuilder/license/{catalogId}/{catalogItemId}', ({ response }) =>
        response(200).json({ Url: 'https://cdn.example/assets/subs/a/b/t/' }),
      ),
    );
    openLicensedContent();
    await press('Open in a new tab');
    const link = await screen.findByRole('link', { name: 'Open content' });
    expect(link.getAttribute('href')).toBe('https://cdn.example/assets/subs/a/b/t/index.html');
  });

  it("shows why it can't be opened", async () => {
    courseHas(...three);
    const close = vi.fn<() => void>();
    vi.stubGlobal('open', () => ({ opener: window, close }));
    openLicensedContent();
    await screen.findByRole('button', { name: 'Open in a new tab' });
    courseHas();
    await press('Open in a new tab');
    expect(await screen.findByText(/^Nothing has been uploaded yet\./)).toBeTruthy();
    expect(close).toHaveBeenCalled();
  });

  it('is refreshed in the CDN after a confirmation', async () => {
    courseHas(...three);
    const before = mockShop.read().audit.length;
    openLicensedContent();
    await press('Refresh CDN');
    const question = await screen.findByRole('alertdialog', {
      name: 'Refresh Subscription in CDN?',
    });
    expect(question.textContent).toContain(
      'This will refresh the subscription [ Foundations, monthly ] in the CDN. This process is costly.',
    );
    expect(mockShop.read().audit).toHaveLength(before);
    await userEvent.click(within(question).getByRole('button', { name: 'Refresh CDN' }));
    expect(await screen.findByText(/^Cache refreshed\./)).toBeTruthy();
    const { audit } = mockShop.read();
    expect(audit).toHaveLength(before + 1);
    expect(newest(audit).subject).toBe('cache assets/subs/cam-academy/foundations-monthly');
  });
});

describe('earlier versions', () => {
  it('are restored after explaining what that does', async () => {
    courseHas(...three);
    openLicensedContent();
    await press('Roll back: release 2');
    const question = await screen.findByRole('alertdialog', { name: 'Roll back to release 2?' });
    expect(question.textContent).toMatch(
      /get release 2 \(foundations-2\.zip\) now, replacing release 3 \(foundations-3\.zip\)/,
    );
    expect(openNow()).toEqual([3]);
    await userEvent.click(within(question).getByRole('button', { name: 'Roll back to release 2' }));
    expect(await screen.findByText('Release 2 is open to subscribers.')).toBeTruthy();
    expect(openNow()).toEqual([2]);
    expect(await screen.findByRole('button', { name: /: release 3$/ })).toBeTruthy();
  });

  it('offer newer ones as such', async () => {
    courseHas(sampleRelease({ active: false }), sampleRelease({ number: 2, active: true }));
    openLicensedContent();
    await press('Make available: release 3');
    expect(
      await screen.findByRole('alertdialog', { name: 'Make release 3 available?' }),
    ).toBeTruthy();
  });

  it('show why one could not be opened', async () => {
    courseHas(...three);
    openLicensedContent();
    await press('Roll back: release 1');
    courseHas(...three.slice(0, 2));
    await press('Roll back to release 1');
    const note = await screen.findByText("Couldn't make release 1 available");
    expect(note.parentElement?.textContent).toContain(
      'Release not found. It may have been replaced.',
    );
  });
});

describe('the screen', () => {
  it("is for subscriptions only, and shows where other items' files are", async () => {
    mockShop.change((state) => {
      courseOf(state).subscription = false;
    });
    openLicensedContent();
    expect(await screen.findByText("Foundations, monthly isn't a subscription")).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Select a file' })).toBeNull();
    await expectAccessible();
  });

  it('is not available to other users', async () => {
    openLicensedContent('customer');
    expect(
      await screen.findByText("This page doesn't exist, or you don't have access"),
    ).toBeTruthy();
  });

  it('shows an error when the versions could not be loaded, and tries again', async () => {
    courseHas(...three);
    mockShop.start('500', ['listAdminReleases']);
    openLicensedContent();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Something went wrong on our side. Please try again.',
    );
    mockShop.calm();
    await press('Try again');
    expect(await screen.findByText('42 files, 18 MB')).toBeTruthy();
  });
});
