import { isObject, type Json, type JsonObject } from '@spindle/sdk/contract/document';
import { readOperations, type Operation } from '@spindle/sdk/contract/operation';
import { replyFields, requestFields } from './fields-of.ts';
import type { Change } from './released.ts';

/** Lists the additions in the newer contract, in the order of its calls. */
export function describeChanges(before: JsonObject, after: JsonObject): Change[] {
  const old = new Map(readOperations(before).map((call) => [call.id, call]));
  const now = readOperations(after);
  const saved = new Set(now.map(({ id }) => id));
  return [
    ...now.flatMap((call) => {
      const was = old.get(call.id);
      if (was === undefined) return [change('added', call, `${call.method} ${call.path}`)];
      return compared([before, was], [after, call]);
    }),
    ...[...old.values()]
      .filter(({ id }) => !saved.has(id))
      .map((call) => change('removed', call, `${call.method} ${call.path}`)),
  ];
}

type Side = readonly [document: JsonObject, call: Operation];

type Verbs = readonly [gains: string, loses: string];

function compared([before, was]: Side, [after, call]: Side): Change[] {
  const differ = (verbs: Verbs, old: Iterable<string>, now: Iterable<string>) =>
    differences(verbs, old, now).map((text) => change('changed', call, text));
  return [
    ...(was.path === call.path ? [] : [change('changed', call, `is at ${call.path}`)]),
    ...differ(
      ['accepts', 'no longer accepts'],
      requestFields(before, was),
      requestFields(after, call),
    ),
    ...differ(['returns', 'no longer returns'], replyFields(before, was), replyFields(after, call)),
    ...differ(
      ['can fail with', 'can no longer fail with'],
      ownCodes(before, was),
      ownCodes(after, call),
    ),
    ...differ(['is open to', 'is no longer open to'], openTo(was.access), openTo(call.access)),
  ];
}

function differences(
  [gains, loses]: Verbs,
  before: Iterable<string>,
  after: Iterable<string>,
): string[] {
  const [old, now] = [new Set(before), new Set(after)];
  const added = outermost([...now].filter((one) => !old.has(one)));
  const gone = outermost([...old].filter((one) => !now.has(one)));
  return [
    ...(added.length === 0 ? [] : [`${gains} ${listed(added)}`]),
    ...(gone.length === 0 ? [] : [`${loses} ${listed(gone)}`]),
  ];
}

/** Drops names that are part of another new name. */
function outermost(names: readonly string[]): string[] {
  const all = new Set(names);
  return names.filter((name) => {
    const holders = [...name.matchAll(/(?<=.)(?:\[\]|\.|=)/g)].map(({ index }) =>
      name.slice(0, index),
    );
    return !holders.some((holder) => all.has(holder));
  });
}

const listed = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');

/** Returns the codes listed with the call, excluding those that any call can return. */
function ownCodes(document: JsonObject, { path, method }: Operation): string[] {
  const paths = document['paths'];
  const calls = isObject(paths) ? paths[path] : undefined;
  const call = isObject(calls) ? calls[method.toLowerCase()] : undefined;
  const codes = isObject(call) ? call['x-codes'] : undefined;
  return Array.isArray(codes) ? codes.map(String) : [];
}

function openTo(access: Operation['access']): string[] {
  const plain: Json = JSON.parse(JSON.stringify(access));
  if (!isObject(plain)) return [];
  return Object.entries(plain).flatMap(([name, value]) => {
    if (value === true) return [name];
    return typeof value === 'string' ? [value] : [];
  });
}

function change(kind: Change['kind'], { tag, id }: Operation, text: string): Change {
  return { kind, tag, call: id, text };
}
