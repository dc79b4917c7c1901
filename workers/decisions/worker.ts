import { expose } from 'comlink';
import { createDecisionsApi } from './api.ts';
import { browserPorts } from './browser-ports.ts';

const api = createDecisionsApi(browserPorts);
addEventListener('online', api.wake);
expose(api);
