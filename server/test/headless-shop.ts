import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { listen } from '../src/http/listen.ts';
import { makeLogger } from '../src/http/logger.ts';
import { makeServices } from '../src/make-services.ts';
import { schedules } from '../src/schedules.ts';
import { startRelay } from '../src/start-relay.ts';

// Starts a process of the shop without its front ends, which don't have to be built. The process is
// meant to be killed.
const config = readConfig();
const { url: databaseUrl } = config.database;
if (databaseUrl === undefined) throw new Error('DATABASE_URL must be set.');
const log = makeLogger(config.logLevel);
const { services } = await makeServices({ config, databaseUrl, log, work: true });
await services.jobs.work(services, schedules);
startRelay(services);
await listen(createServer(createApp({ services })), config.port, config.host);
console.log('ready');
// Node writes its compile cache when a process exits, which this one may never do normally.
flushCompileCache();
