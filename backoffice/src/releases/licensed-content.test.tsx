// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { course, openLicensedContent, shopHas } from './fixtures/open-licensed-content.tsx';
import { sampleRelease } from './fixtures/sample-releases.ts';
import { api, server } from '../test/mock-shop.ts';
import { bodyText } from '../test/body-text.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
afterEach(() => {
  vi.unstubAllGlobals();
});

const three = [3, 2, 1].map((number) => sampleRelease({ number }));
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('what subscribers open now', () => {
  it('says which release it is, what is in it, and who brought it', async () => {
    const asked = shopHas(three);
    openLicensedContent();
    const now = await screen.findByRole('region', { name: 'What subscribers open now' });
    expect(within(now).getByText('foundations-3.zip')).toBeTruthy();
    expect(within(now).getByText('42 files, 18 MB')).toBeTruthy();
    expect(within(now).getByText('admin@example.com')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'CAM Academy' })).toBeTruthy();
    expect(asked).toContainEqual({
      catalogId: 'cam-academy',
      catalogItemId: 'foundations-monthly',
      active: true,
    });
    await screen.findByText('foundations-1.zip');
    await expectAccessible();
  });

  it('tells what to do while there is nothing', async () => {
    shopHas([]);
    openLicensedContent();
    expect(await screen.findByText('Nothing to open yet')).toBeTruthy();
    expect(await screen.findByText(/Each upload makes a version/)).toBeTruthy();
    await expectAccessible();
  });

  it('opens it in a tab of its own', async () => {
    shopHas(three);
    const replace = vi.fn<(address: string) => void>();
    vi.stubGlobal('open', () => ({ opener: window, location: { replace } }));
    server.use(
      api.get('/api/subscriptionBuilder/license/{catalogId}/{catalogItemId}', ({ response }) =>
        response(200).json({ Url: '/assets/subs/cam-academy/foundations-monthly/t/eyJ/' }),
      ),
    );
    openLicensedContent();
    await press('Open in a new tab');
    await waitFor(() =>
      expect(replace).toHaveBeenCalledWith(
        `${window.location.origin}/assets/subs/cam-academy/foundations-monthly/t/eyJ/index.html`,
      ),
    );
  });

  it('offers a link where the browser opens no tab', async () => {
    shopHas(three);
    vi.stubGlobal('open', () => null);
    server.use(
      api.get('/api/subscriptionBuilder/license/{catalogId}/{catalogItemId}', ({ response }) =>
        response(200).json({ Url: 'https://cdn.example/assets/subs/a/b/t/' }),
      ),
    );
    openLicensedContent();
    await press('Open in a new tab');
    const link = await screen.findByRole('link', { name: 'open it from here' });
    expect(link.getAttribute('href')).toBe('https://cdn.example/assets/subs/a/b/t/index.html');
  });

  it('says why it can’t be opened', async () => {
    shopHas(three);
    const close = vi.fn<() => void>();
    vi.stubGlobal('open', () => ({ opener: window, close }));
    server.use(
      api.get('/api/subscriptionBuilder/license/{catalogId}/{catalogItemId}', ({ response }) =>
        response(200).json({ Status: 'ERROR', Reason: 'Nothing is there yet.' }),
      ),
    );
    openLicensedContent();
    await press('Open in a new tab');
    expect(await screen.findByText('Nothing is there yet.')).toBeTruthy();
    expect(close).toHaveBeenCalled();
  });

  it('has its copies in the CDN made anew, once that is confirmed', async () => {
    shopHas(three);
    const sent: string[] = [];
    server.use(
      api.post('/api/cachecontrol/expire', async ({ request, response }) => {
        sent.push(await bodyText(request));
        return response(200).json({ Status: 'SUCCESS', Reason: 'Made anew.' });
      }),
    );
    openLicensedContent();
    await press('Refresh CDN');
    const question = await screen.findByRole('alertdialog', {
      name: 'Refresh Subscription in CDN?',
    });
    expect(question.textContent).toContain(
      'This will refresh the subscription [ Foundations, monthly ] in the CDN. This process is costly.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Refresh CDN' }));
    expect(await screen.findByText('Made anew.')).toBeTruthy();
    expect(sent).toEqual(['spaths=assets%2Fsubs%2Fcam-academy%2Ffoundations-monthly']);
  });
});

describe('earlier versions', () => {
  it('are gone back to, once somebody has read what that does', async () => {
    shopHas(three);
    const opened: string[] = [];
    const second = sampleRelease({ number: 2, active: true });
    server.use(
      api.post('/api/admin/releases/{id}/activate', ({ params, response }) => {
        opened.push(params.id);
        shopHas([sampleRelease({ active: false }), second]);
        return response(200).json({
          Status: 'SUCCESS',
          Reason: 'Subscribers open release 2 from now on.',
          Release: second,
        });
      }),
    );
    openLicensedContent();
    await press('Roll back to this: release 2');
    const question = await screen.findByRole('alertdialog', { name: 'Roll back to release 2?' });
    expect(question.textContent).toMatch(
      /opens release 2 \(foundations-2\.zip\) at once, in place of release 3 \(foundations-3\.zip\)/,
    );
    expect(opened).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Roll back to release 2' }));
    expect(await screen.findByText('Subscribers open release 2 from now on.')).toBeTruthy();
    expect(opened).toEqual([sampleRelease({ number: 2 }).id]);
  });

  it('offer newer ones as such', async () => {
    shopHas([sampleRelease({ active: false }), sampleRelease({ number: 2, active: true })]);
    openLicensedContent();
    await press('Open to subscribers: release 3');
    expect(
      await screen.findByRole('alertdialog', { name: 'Open release 3 to subscribers?' }),
    ).toBeTruthy();
  });

  it('say why one could not be opened', async () => {
    shopHas(three);
    server.use(
      api.post('/api/admin/releases/{id}/activate', ({ response }) =>
        response(200).json({ Status: 'ERROR', Reason: 'Its files are away.', Release: null }),
      ),
    );
    openLicensedContent();
    await press('Roll back to this: release 1');
    await press('Roll back to release 1');
    const note = await screen.findByText('Release 1 could not be opened');
    expect(note.parentElement?.textContent).toContain('Its files are away.');
  });
});

describe('the screen', () => {
  it('is for subscriptions only, and says where files of other items are', async () => {
    shopHas([], { ...course, subscription: false });
    openLicensedContent();
    expect(await screen.findByText('Foundations, monthly is no subscription')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
    await expectAccessible();
  });

  it('is not there for other people', async () => {
    openLicensedContent({ extended: false });
    expect(await screen.findByText('There is no such screen for your account')).toBeTruthy();
  });

  it('says when the versions could not be had, and tries again', async () => {
    shopHas(three);
    server.use(
      api.get('/api/admin/releases', ({ response }) =>
        response(503).json({ Status: 'ERROR', Reason: 'The shop is busy.' }),
      ),
    );
    openLicensedContent();
    expect((await screen.findByRole('alert')).textContent).toContain('The shop is busy.');
    shopHas(three);
    await press('Try again');
    expect(await screen.findByText('42 files, 18 MB')).toBeTruthy();
  });
});
