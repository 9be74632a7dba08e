import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { Deployment } from 'kubernetes-models/apps/v1';
import { CronJob, Job } from 'kubernetes-models/batch/v1';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

const folder = path.join(import.meta.dirname, '..', 'deploy');
const kubernetes = path.join(folder, 'kubernetes');

/** The kinds of manifest: where each states its type, and its schema. */
const kinds = {
  'v1 ConfigMap': { from: 'v1', make: (data: object) => new ConfigMap(data) },
  'v1 PersistentVolumeClaim': {
    from: 'v1',
    make: (data: object) => new PersistentVolumeClaim(data),
  },
  'v1 Service': { from: 'v1', make: (data: object) => new Service(data) },
  'apps/v1 Deployment': { from: 'apps/v1', make: (data: object) => new Deployment(data) },
  'batch/v1 CronJob': {
    from: 'batch/v1',
    // The type requires a spec, which the manifest replaces.
    make: (data: object) => new CronJob({ spec: { schedule: '', jobTemplate: {} }, ...data }),
  },
  'batch/v1 Job': { from: 'batch/v1', make: (data: object) => new Job(data) },
  'networking.k8s.io/v1 NetworkPolicy': {
    from: 'networking.k8s.io/v1',
    make: (data: object) => new NetworkPolicy(data),
  },
  'policy/v1 PodDisruptionBudget': {
    from: 'policy/v1',
    make: (data: object) => new PodDisruptionBudget(data),
  },
};

const messages = z.array(z.object({ type: z.string(), message: z.string() }));
const manifest = z.looseObject({ apiVersion: z.string(), kind: z.string() });
const manifests = readdirSync(kubernetes)
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) => parseAllDocuments(readFileSync(path.join(kubernetes, file), 'utf8')))
  .map((document) => manifest.parse(document.toJS()));

function kindOf({ apiVersion, kind }: z.infer<typeof manifest>) {
  const found = new Map(Object.entries(kinds)).get(`${apiVersion} ${kind}`);
  if (!found) throw new Error(`a kind the test does not know: ${apiVersion} ${kind}`);
  return { kind, ...found };
}

describe('the manifests', () => {
  it('are all in the kustomization, except the restore', () => {
    const kustomization: unknown = parse(
      readFileSync(path.join(kubernetes, 'kustomization.yaml'), 'utf8'),
    );
    const { resources } = z.object({ resources: z.array(z.string()) }).parse(kustomization);
    const others = ['kustomization.yaml', 'restore.yaml'];
    expect(new Set([...resources, ...others])).toEqual(new Set(readdirSync(kubernetes)));
  });

  it('match the schemas of their Kubernetes kinds', () => {
    expect(manifests.length).toBeGreaterThan(8);
    for (const data of manifests) kindOf(data).make(data).validate();
  });

  it('name no unknown field of their kinds', () => {
    const source = manifests.map((data, at) => {
      const { kind, from } = kindOf(data);
      return `import type { I${kind} as K${at} } from 'kubernetes-models/${from}';
        export const d${at}: K${at} = ${JSON.stringify(data)};`;
    });
    expect(faultsOf(source.join('\n'))).toEqual([]);
    const misspelled = "import type { IService as K } from 'kubernetes-models/v1';";
    expect(faultsOf(`${misspelled} export const d: K = { spec: { selektor: {} } };`)).toHaveLength(
      1,
    );
  });

  it("match Compose's schema", () => {
    const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
    const [result] = linter.lintFiles([path.join(folder, 'compose.yaml')], false);
    // the schema's findings only; the order of keys is our choice
    const found = messages.parse(result?.messages).filter(({ type }) => type === 'error');
    expect(found).toEqual([]);
  });
});

/** Returns the compiler's errors for a source beside this file. */
function faultsOf(text: string): string[] {
  const file = path.join(import.meta.dirname, 'checked-manifests.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2024)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
