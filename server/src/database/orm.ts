import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import type { EntityClass, EventSubscriber } from '@mikro-orm/core';
import type { Pool } from 'pg';
import { isTracing } from '../telemetry/tracing.ts';
import { ignoredUrlParts } from './ignored-url-parts.ts';
import { types } from './column-types.ts';
import { shareFairly } from './fair-share.ts';
import { ForwardMigrationGenerator } from './migration-generator.ts';
import { traceStatements } from './trace-statements.ts';

export interface OrmOptions {
  url: string;
  /** The connections' name in the database's list. */
  name?: string;
  /** Makes the database reject every write. */
  readOnly?: boolean;
  /** Logs every statement. */
  debug?: (message: string) => void;
  poolSize?: number;
  /** The database cancels statements that take longer. */
  statementTimeoutMs?: number;
  /** How long a statement waits for another session's lock. */
  lockTimeoutMs?: number;
  /** How long a statement waits for a connection. */
  connectMs?: number;
  /** The entities to load and save. Without entities, only SQL is possible. */
  entities: EntityClass<object>[];
  /** Run in the transaction that saves entities. */
  subscribers?: EventSubscriber[];
  /** Migrations to use instead of the shop's own. */
  migrationsFolder?: string;
}

const CONNECT_MS = 5_000;
const LOCK_MS = 8_000;

const migrationsFolder = new URL('../../migrations', import.meta.url);

/** Connects lazily: no statement is sent before the first query. */
export async function createOrm(options: OrmOptions): Promise<MikroORM> {
  const limit = options.poolSize ?? 20;
  const statementMs = options.statementTimeoutMs ?? 15_000;
  const connectMs = options.connectMs ?? CONNECT_MS;
  const folder = options.migrationsFolder ?? decodeURIComponent(migrationsFolder.pathname);
  const driverOptions = {
    application_name: options.name ?? 'spindle',
    options: `-c TimeZone=UTC${options.readOnly ? ' -c default_transaction_read_only=on' : ''}`,
    types,
    statement_timeout: statementMs,
    lock_timeout: options.lockTimeoutMs ?? Math.min(LOCK_MS, statementMs),
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    onPoolCreated(pool: Pool) {
      shareFairly(pool, { most: Math.max(1, Math.floor(limit / 2)), waitMs: connectMs });
      if (isTracing()) pool.on('connect', traceStatements);
    },
  };
  return MikroORM.init(
    defineConfig({
      clientUrl: options.url,
      entities: options.entities,
      subscribers: options.subscribers ?? [],
      discovery: { warnWhenNoEntities: false },
      forceUtcTimezone: true,
      timezone: 'Z',
      pool: { min: 0, max: limit, idleTimeoutMillis: 30_000 },
      driverOptions: { ...driverOptions, ...ignoredUrlParts(options.url) },
      extensions: [Migrator],
      migrations: {
        path: folder,
        pathTs: folder,
        glob: '!(*.d).ts',
        emit: 'ts',
        snapshot: false,
        silent: true,
        // building an index concurrently is not possible in a transaction
        allOrNothing: false,
        generator: ForwardMigrationGenerator,
      },
      // Search functions are written by hand, because entities can't describe them.
      schemaGenerator: { ignoreSchema: ['pgboss'], ignoreRoutines: true },
      ...(options.debug ? { debug: ['query'], logger: options.debug, colors: false } : {}),
    }),
  );
}
