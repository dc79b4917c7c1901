/// <reference lib="webworker" />
import { registerBackgroundReplay } from './background-replay.ts';
import { giveWay } from './abort-reads.ts';
import { keepDocuments } from './kept-documents.ts';
import { keepPreviousRelease, precache, type PrecacheEntry } from './precache.ts';
import { keepStartPages } from './start-pages.ts';
import { type RefreshHost, registerPeriodicRefresh } from './periodic-refresh.ts';
import { routeNavigations, routeRuntime } from './strategies.ts';
import { answerMessages } from './update.ts';

declare const self: RefreshHost & { __WB_MANIFEST: PrecacheEntry[] };

const manifest = self.__WB_MANIFEST;

keepPreviousRelease(self, manifest);
precache(self, manifest);
keepDocuments(self);
keepStartPages(self);
routeNavigations();
routeRuntime(self);
registerBackgroundReplay(self);
registerPeriodicRefresh(self);
answerMessages(self);
giveWay(self);
