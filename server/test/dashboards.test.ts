import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { freePort } from '../../sdk/test/free-port.ts';
import { parseConfig } from '../src/config.ts';
import { makeMetrics } from '../src/http/metrics.ts';
import { startOperations } from '../src/start-operations.ts';
import { measureOperation } from '../src/telemetry/measure-operation.ts';
import { shopFigures } from '../src/telemetry/shop-figures.ts';
import { createTestDatabase } from './database.ts';
import { eventually } from './eventually.ts';

const folder = path.join(import.meta.dirname, '..', 'deploy');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const boards = readdirSync(path.join(folder, 'dashboards')).map((file) => ({
  file: `dashboards/${file}`,
  board: z
    .object({
      panels: z.array(
        z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) }),
      ),
    })
    .parse(JSON.parse(read(`dashboards/${file}`))),
}));
const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            labels: z.object({ severity: z.enum(['page', 'ticket']) }),
            annotations: z.object({ summary: z.string(), action: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('alerts.yaml')))
  .groups.flatMap((group) => group.rules);

const expressions = [
  ...boards.flatMap(({ file, board }) =>
    board.panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({ where: `${file}: ${title}`, expr })),
    ),
  ),
  ...rules.map(({ alert, expr }) => ({ where: `alerts.yaml: ${alert}`, expr })),
];

/** Returns the parts of an expression that Prometheus's grammar gives this name. */
function parts(expr: string, kind: string): string[] {
  const found: string[] = [];
  parser.parse(expr).iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`no PromQL at ${node.from}: ${expr}`);
      if (node.name === kind) found.push(expr.slice(node.from, node.to));
    },
  });
  return found;
}

describe('dashboards and alerts', () => {
  const metrics = makeMetrics();
  const endMeasuring = measureOperation(metrics.registry);
  shopFigures(metrics.registry);
  afterAll(endMeasuring);
  const labels = new Map<string, string[]>(
    metrics.registry.getMetricsAsArray().flatMap((metric) => {
      const own: string[] =
        'labelNames' in metric ? z.array(z.string()).parse(metric.labelNames) : [];
      return [
        [metric.name, own],
        ...['bucket', 'count', 'sum'].map((end): [string, string[]] => [
          `${metric.name}_${end}`,
          end === 'bucket' ? [...own, 'le'] : own,
        ]),
      ];
    }),
  );

  it.each(expressions)('query only metrics that the processes report: $where', ({ expr }) => {
    const named = parts(expr, 'Identifier');
    expect(named).not.toEqual([]);
    expect([...labels.keys()]).toEqual(expect.arrayContaining(named));
    const known = [...named.flatMap((name) => labels.get(name) ?? []), 'instance'];
    expect(known).toEqual(expect.arrayContaining(parts(expr, 'LabelName')));
  });

  it('name nothing that a worker does not report at /metrics', async () => {
    const database = await createTestDatabase();
    const port = await freePort();
    const config = parseConfig({ NODE_ENV: 'test', METRICS_PORT: String(port) });
    const operations = await startOperations(config, () => {});
    try {
      operations?.readFigures(database.url);
      await eventually(async () => {
        const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
        const exposed = Array.from(text.matchAll(/^# TYPE (\w+) /gm), ([, name = '']) =>
          [name].concat(['bucket', 'count', 'sum'].map((end) => `${name}_${end}`)),
        ).flat();
        const named = expressions.flatMap(({ expr }) => parts(expr, 'Identifier'));
        expect(exposed).toEqual(expect.arrayContaining(named));
      });
    } finally {
      await operations?.stop();
      await database.drop();
    }
  });

  it.each([
    ['state', /^max by \(provider\).*provider_breaker_state/],
    [
      'failures',
      /^sum by \(provider, outcome\).*_seconds_count\{outcome=~"failed\|late\|left_alone"\}/,
    ],
    ['time', /^histogram_quantile\(.*by \(provider, le\).*provider_call_duration_seconds_bucket/],
  ])('show the %s of every provider on one dashboard', (_, expected) => {
    const shop = boards.find(({ file }) => file === 'dashboards/shop.json')?.board.panels ?? [];
    const exprs = shop.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    expect(exprs).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
    // no provider is excluded or selected
    expect(exprs.filter((expr) => /\bprovider\s*[=!]/.test(expr))).toEqual([]);
  });

  it('page someone when a provider fails or is paused', () => {
    const paging = rules.filter(({ labels: { severity } }) => severity === 'page');
    for (const metric of ['provider_breaker_state', 'outcome=~"failed|late|left_alone"']) {
      expect(paging.some(({ expr }) => expr.includes(metric))).toBe(true);
    }
    const slow = 'provider_call_duration_seconds_bucket';
    expect(rules.some(({ expr }) => expr.includes(slow))).toBe(true);
  });
});
