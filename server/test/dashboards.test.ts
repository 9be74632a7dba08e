import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { makeMetrics } from '../src/http/metrics.ts';
import { measureOperation } from '../src/telemetry/measure-operation.ts';
import { shopFigures } from '../src/telemetry/shop-figures.ts';

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

/** What stands in an expression under a name of Prometheus's grammar. */
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

  it.each(expressions)('ask for what the processes tell: $where', ({ expr }) => {
    const named = parts(expr, 'Identifier');
    expect(named).not.toEqual([]);
    expect([...labels.keys()]).toEqual(expect.arrayContaining(named));
    const known = [...named.flatMap((name) => labels.get(name) ?? []), 'instance'];
    expect(known).toEqual(expect.arrayContaining(parts(expr, 'LabelName')));
  });

  it('show every provider’s state, failures and time on one dashboard, and page somebody', () => {
    const shop = boards.find(({ file }) => file === 'dashboards/shop.json')?.board.panels ?? [];
    const exprs = shop.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
    for (const metric of ['provider_breaker_state', 'provider_call_duration_seconds_bucket']) {
      expect(exprs).toContain(metric);
      expect(rules.some(({ expr }) => expr.includes(metric))).toBe(true);
    }
  });
});
