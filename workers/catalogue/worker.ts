import { expose } from 'comlink';
import { createCatalogueApi } from './api.ts';
import { browserPorts } from './browser-ports.ts';

// The name of this file is a hash of what is in it.
expose(createCatalogueApi({ ...browserPorts(), codeVersion: import.meta.url }));
