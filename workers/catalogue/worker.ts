import { expose } from 'comlink';
import { createCatalogueApi } from './api.ts';
import { browserPorts } from './browser-ports.ts';

expose(createCatalogueApi(browserPorts()));
