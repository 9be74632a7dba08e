import { parentPort, workerData } from 'node:worker_threads';
import { readImport } from '@spindle/sdk/domain/imports/read-import';
import { cleanMarkup } from '../editing/attribute-form.ts';
import type { FileToRead } from './read-in-thread.ts';

const file: FileToRead = workerData;
parentPort?.postMessage(readImport(file.bytes, { ...file, cleanMarkup }));
