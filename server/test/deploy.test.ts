import { namesOf } from '@spindle/sdk/domain/fields';
import { allSettings, settingVariables } from '@spindle/sdk/domain/settings/settings';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { parseConfig, variables } from '../src/config.ts';

const folder = path.join(import.meta.dirname, '..', 'deploy');
const server = path.join(import.meta.dirname, '..', 'src');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const known = Object.keys(variables.shape);
const examples = Object.fromEntries(
  [...read('shop.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

function documents(file: string): string[] {
  return parseAllDocuments(read(file)).map((document) => {
    expect(document.errors).toEqual([]);
    return JSON.stringify(document.toJS({ maxAliasCount: -1 }));
  });
}

describe('the list of settings', () => {
  const rows = [...read('README.md').matchAll(/^\| `(\w+)` *\| *(?:`(.+?)`)? *\|/gm)];

  it('names each one in the order they are read', () => {
    expect(rows.map(([, name]) => name)).toEqual(known);
  });

  it('gives the default of each', () => {
    const settings = allSettings({}, {});
    const defaults = Object.fromEntries([
      ...Object.entries(variables.parse({})).map(([name, value]) => [name, String(value)]),
      ...namesOf(settingVariables).map((name) => [
        settingVariables[name],
        String(settings[name] ?? ''),
      ]),
    ]);
    for (const [, name = '', documented = ''] of rows) {
      expect([name, documented]).toEqual([name, defaults[name] ?? '']);
    }
  });
});

describe('the example of settings', () => {
  const blank = Object.keys(examples).filter((name) => examples[name]?.includes('change-me'));

  it('does not start a shop, production or not, and names each secret to fill in', () => {
    expect(blank).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'SESSION_KEYS', 'SECRETS_KEY', 'AUDIT_SEAL_KEYS']),
    );
    const named = new RegExp(
      blank.map((name) => `(?=[^]*${name}: still contains a placeholder)`).join(''),
    );
    expect(() => parseConfig(examples)).toThrow(named);
    expect(() => parseConfig({ NODE_ENV: 'production', ...examples })).toThrow(named);
  });

  it('is everything a production process needs once filled in', () => {
    const made = () => randomBytes(24).toString('base64url');
    const filled = blank.map((name) => [
      name,
      examples[name]?.replaceAll(/change-me.*?(?=@|$)/g, made),
    ]);
    const config = parseConfig({
      NODE_ENV: 'production',
      ...examples,
      ...Object.fromEntries(filled),
    });
    expect(config.sandbox.needed).toBe(false);
  });

  it('names nothing that is not read', () => {
    expect(known).toEqual(expect.arrayContaining(Object.keys(examples)));
  });
});

describe('the image', () => {
  it('contains every part of the SDK that the server imports', () => {
    const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/\.test\.ts$|fixtures\//.test(file),
    );
    const imported = sources.flatMap((file) =>
      [
        ...readFileSync(path.join(server, file), 'utf8').matchAll(
          /^import (?!type)[^;]*?'@spindle\/sdk\/([^']+)'/gm,
        ),
      ].map(([, name = '']) => (name.includes('/') ? name.slice(0, name.indexOf('/')) : 'src')),
    );
    const image = read('Dockerfile')
      .split(/^FROM /m)
      .at(-1);
    expect(imported).toContain('contract');
    for (const part of new Set(imported)) expect(image).toContain(`COPY sdk/${part} sdk/${part}`);
  });
});

describe('the bill of materials', () => {
  const root = path.join(folder, '..', '..');
  const packageOf = (at: string): { dependencies?: Record<string, string> } =>
    JSON.parse(readFileSync(path.join(root, at, 'package.json'), 'utf8'));

  it('is generated with the image, and names our dependencies with version and digest', async () => {
    expect(read('Dockerfile')).toContain('RUN npm run sbom');
    expect(read('Dockerfile')).toContain('COPY --from=front-ends /shop/sbom.cdx.json ./');
    await promisify(execFile)(process.execPath, ['server/deploy/write-sbom.ts'], { cwd: root });
    const { components }: { components: { purl: string; hashes?: object[] }[] } = JSON.parse(
      readFileSync(path.join(root, 'sbom.cdx.json'), 'utf8'),
    );
    expect(components.some(({ purl }) => purl.startsWith('pkg:npm/vitest@'))).toBe(false);
    const made = new Map(components.map((one) => [decodeURIComponent(one.purl), one]));
    for (const at of ['sdk', 'server', 'storefront', 'backoffice']) {
      for (const [name, version] of Object.entries(packageOf(at).dependencies ?? {})) {
        if (name === '@spindle/sdk') continue;
        expect(made.get(`pkg:npm/${name}@${version}`)?.hashes, name).toHaveLength(1);
      }
    }
  });
});

describe('the manifests', () => {
  const files = readdirSync(path.join(folder, 'kubernetes')).map((file) => `kubernetes/${file}`);

  it.each(['compose.yaml', ...files])('are well-formed: %s', (file) => {
    expect(documents(file).length).toBeGreaterThan(0);
  });

  it('set nothing that is not read', () => {
    const [settings = ''] = documents('kubernetes/settings.yaml');
    const { data }: { data: Record<string, string> } = JSON.parse(settings);
    expect(known).toEqual(expect.arrayContaining(Object.keys(data)));
  });

  it("give the table owner's credentials to nothing that serves", () => {
    const { services } = parse(read('compose.yaml'), { merge: true });
    const displayed = Object.keys(services).filter((name) => {
      return JSON.stringify(services[name].env_file ?? '').includes('owner.env');
    });
    expect(displayed).toEqual(['migrate', 'backup']);
    for (const part of ['web', 'worker']) {
      const [manifest = ''] = documents(`kubernetes/${part}.yaml`);
      const { initContainers, containers } = JSON.parse(manifest).spec.template.spec;
      expect(JSON.stringify(initContainers)).toContain('"spindle-owner"');
      expect(JSON.stringify(containers)).not.toContain('"spindle-owner"');
    }
  });

  it('give a process enough time to stop', () => {
    const stopSeconds = variables.parse({}).STOP_SECONDS;
    const manifests = ['compose.yaml', ...files].flatMap(documents).join('\n');
    const graces = [
      ...manifests.matchAll(/"(?:terminationGracePeriodSeconds|stop_grace_period)":"?(\d+)/g),
    ].map(([, seconds]) => Number(seconds));
    expect(graces.length).toBeGreaterThanOrEqual(4);
    for (const grace of graces) expect(grace).toBeGreaterThan(stopSeconds);
  });

  it('let the shop connect to providers, and inside only to its database', () => {
    expect(documents('kubernetes/kustomization.yaml').join()).toContain('"network.yaml"');
    const policies: { metadata: { name: string }; spec: Record<string, unknown> }[] = documents(
      'kubernetes/network.yaml',
    ).map((text) => JSON.parse(text));
    const specs = new Map(policies.map(({ metadata, spec }) => [metadata.name, spec]));
    expect(specs.get('spindle-nothing-else')).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
    const out = JSON.stringify(specs.get('spindle-out'));
    for (const inside of ['10.0.0.0/8', '169.254.0.0/16', '192.168.0.0/16', 'fc00::/7']) {
      expect(out).toContain(inside);
    }
  });

  it('run web processes and a worker, with the probes that the shop answers', () => {
    const [web = ''] = documents('kubernetes/web.yaml');
    expect(web).toContain('{"name":"PARTS","value":"web"}');
    for (const probe of ['/healthz', '/readyz']) expect(web).toContain(`"path":"${probe}"`);
    const [worker = ''] = documents('kubernetes/worker.yaml');
    expect(worker).toContain('{"name":"PARTS","value":"worker"}');
    for (const probe of ['/healthz', '/readyz']) expect(worker).toContain(`"path":"${probe}"`);
  });
});
