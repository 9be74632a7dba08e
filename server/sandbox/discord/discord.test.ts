import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { sandboxCalls } from '../../test/sandbox-calls.ts';
import { createDiscord } from '../../src/gateways/discord.ts';
import { startSandbox } from '../start.ts';
import { openScene, type Scene } from '../test/scene.ts';

const guildId = '1000000000000000001';
const applicationId = '1000000000000000002';
const meld = { name: 'meld', description: 'Link your account' };

const client = ({ url }: Pick<Scene, 'url'>, more: { guildId?: string } = {}) =>
  createDiscord({
    discord: { apiUrl: `${url}/discord/api/v10`, botToken: 'sandbox', guildId, ...more },
    providers: { deadlineMs: 8_000, pauseMs: 0 },
  });

async function someMember({ call }: Pick<Scene, 'call'>) {
  const { body } = await call('POST', '/discord/control/members', { username: 'ida' });
  return JSON.parse(JSON.stringify(body)).id;
}

const shownSchema = z.object({
  name: z.string(),
  instant_invite: z.string(),
  members: z.array(z.object({ username: z.string(), status: z.string(), avatar_url: z.string() })),
});

async function widget({ url }: Scene) {
  const reply = await fetch(`${url}/discord/api/guilds/${guildId}/widget.json`);
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

test('the official client adds and removes roles', async () => {
  const scene = await openScene();
  const discord = client(scene);
  const roles = await discord.listRoles();
  if ('refused' in roles) throw new Error(roles.refused);
  const pro = roles.value.find(({ name }) => name === 'workshop-pro')?.id ?? '';
  const ida = await someMember(scene);
  expect(await discord.addRole(ida, pro)).toEqual({ value: null });
  expect(await discord.rolesOf(ida)).toEqual({ value: [pro] });
  expect((await scene.call('GET', '/discord/control/members')).body).toContainEqual(
    expect.objectContaining({ username: 'ida', roles: [pro], roleNames: ['workshop-pro'] }),
  );
  expect(await discord.removeRole(ida, pro)).toEqual({ value: null });
  expect(await discord.rolesOf(ida)).toEqual({ value: [] });
});

test("rejections use the community's wording", async () => {
  const scene = await openScene();
  const discord = client(scene);
  const ida = await someMember(scene);
  expect(await discord.rolesOf('1')).toEqual({ refused: 'NO_MEMBER' });
  expect(await discord.addRole(ida, '1')).toEqual({ refused: 'NO_ROLE' });
  await scene.call('POST', '/discord/control/guild', { manageRoles: false });
  const [role] = await discord.listRoles().then((roles) => ('value' in roles ? roles.value : []));
  expect(await discord.addRole(ida, role?.id ?? '')).toEqual({ refused: 'NO_PERMISSION' });
  expect(await client(scene, { guildId: '7' }).listRoles()).toEqual({ refused: 'NO_PERMISSION' });
});

test('calls beyond the rate limit are told to wait, and a client that waits succeeds', async () => {
  const scene = await openScene();
  const discord = client(scene);
  const ida = await someMember(scene);
  const answers = await Promise.all(Array.from({ length: 45 }, () => discord.rolesOf(ida)));
  expect(answers.every((answer) => 'value' in answer)).toBe(true);
  const impatient = await Promise.all(
    Array.from({ length: 45 }, () =>
      fetch(`${scene.url}/discord/api/v10/guilds/${guildId}/members/${ida}`, {
        headers: { Authorization: 'Bot sandbox' },
      }),
    ),
  );
  const rejected = impatient.find(({ status }) => status === 429);
  expect(Number(rejected?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await rejected?.json()).toMatchObject({ retry_after: expect.any(Number), global: false });
});

test('a long wait is left to the caller, and a missing token is rejected', async () => {
  const scene = await openScene();
  const fault = { provider: 'discord', status: 429, retryAfterSeconds: 60 };
  await scene.call('POST', '/control/faults', fault);
  expect(await client(scene).listRoles()).toEqual({ refused: 'RATE_LIMITED' });
  const reply = await fetch(`${scene.url}/discord/api/v10/guilds/${guildId}/roles`);
  expect(reply.status).toBe(401);
});

test('a slash command is registered once, whatever it says', async () => {
  const scene = await openScene();
  const discord = client(scene);
  for (const description of ['Link', 'Link your account']) {
    const answer = await discord.registerCommand(applicationId, { ...meld, description });
    expect(answer).toEqual({ value: null });
  }
  const commands = `/discord/api/v10/applications/${applicationId}/guilds/${guildId}/commands`;
  const reply = await fetch(scene.url + commands, { headers: { Authorization: 'Bot sandbox' } });
  expect(await reply.json()).toMatchObject([{ name: 'meld', description: 'Link your account' }]);
  expect(await discord.registerCommand('7', meld)).toEqual({ refused: 'NO_PERMISSION' });
});

test('the widget shows who is online, to any page', async () => {
  const scene = await openScene();
  const displayed = await widget(scene);
  expect(displayed.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const { name, instant_invite: invite, members } = shownSchema.parse(displayed.body);
  expect(name).toBe('Spindle Makers');
  const [first] = members;
  expect(first).toMatchObject({ username: 'Ada Park', status: 'online' });
  const picture = await fetch(first?.avatar_url ?? '');
  expect(picture.headers.get('Content-Type')).toBe('image/png');
  expect((await fetch(invite)).status).toBe(200);
});

test('the widget can have no invitation, or be off', async () => {
  const scene = await openScene();
  await scene.call('POST', '/discord/control/guild', { invite: false });
  expect((await widget(scene)).body).toMatchObject({ instant_invite: null });
  await scene.call('POST', '/discord/control/guild', { widget: false });
  expect(await widget(scene)).toMatchObject({ status: 403, body: { code: 50_004 } });
});

test('members and their roles survive a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'spindle-community-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const database = join(folder, 'sandbox.sqlite');
  const first = await startSandbox({ database });
  const { control, recorded } = sandboxCalls(first);
  const [ada] = await recorded<{ id: string }>('/discord/control/members');
  await control(`/discord/control/members/${ada?.id}`, { addRole: 'workshop' });
  await first.close();
  const second = await startSandbox({ database });
  const members = await sandboxCalls(second).recorded('/discord/control/members');
  await second.close();
  expect(members[0]).toMatchObject({ id: ada?.id, roleNames: ['workshop'] });
});

test('the console lists members and types commands for them', async () => {
  const scene = await openScene();
  const page = async () => (await fetch(scene.url)).text();
  expect(await page()).toContain('/meld as chipload');
  const path = /\/console\/community\/(\d+)/.exec(await page())?.[0] ?? '';
  const typed = await fetch(scene.url + path, {
    method: 'POST',
    body: new URLSearchParams({ act: 'leave' }),
  });
  expect(await typed.text()).not.toContain('/meld as chipload');
});
