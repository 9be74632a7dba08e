import { parentPort, workerData } from 'node:worker_threads';
import { readContract } from '../../../contract/read-contract.ts';
import { docsPage } from './page.ts';

parentPort?.postMessage(docsPage(readContract(), String(workerData)));
