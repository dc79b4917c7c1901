import '#contract/calls/wire-staff.gen.ts';
import type { CallResponse } from '#contract/calls/calls.ts';
import type { ListedSet, OpenedSet, SetDocument, SetProblems } from '#contract/calls/product-sets.ts';
import { type Api, ApiError } from '#contract/client/client.ts';
import type { DraftConflict, DraftName } from '#db/content-drafts/draft-database.ts';
import type { DraftPorts, SaveResult } from '#db/content-drafts/draft-sync.ts';
import { createEditorService } from '../content/api-service.ts';
import { isJudged } from '../content/is-judged.ts';
import type { AuditEntry, EditorService, Revision } from '../content/service.ts';

/** Drafts of sets are on the device beside those of documents, under a site that no document has. */
const SITE = 'WAYMARK';
const KIND = 'set';
export const draftName = (setId: string): DraftName => ({ siteId: SITE, kind: KIND, slug: setId });

/** What the editor of sets asks the shop. */
export interface SetService {
  readonly list: (q: string) => Promise<readonly ListedSet[]>;
  /** Undefined: there is no such set yet. */
  readonly open: (setId: string) => Promise<OpenedSet | undefined>;
  readonly save: DraftPorts['save'];
  readonly check: (setId: string, document: SetDocument) => Promise<CallResponse<'setAdmin.check'>>;
  readonly publish: (setId: string, version: number) => Promise<void>;
  readonly unpublish: (setId: string, version: number) => Promise<void>;
  readonly remove: (setId: string, version: number) => Promise<void>;
  readonly order: (ids: readonly string[]) => Promise<void>;
  readonly history: (name: DraftName) => Promise<readonly Revision[]>;
  readonly rollback: (name: DraftName, toVersion: number, version: number) => Promise<void>;
  readonly audit: () => Promise<readonly AuditEntry[]>;
  readonly products: EditorService['products'];
}

export const problemsIn = (error: ApiError): SetProblems => error.refused.details['problems'] as SetProblems;

const resultOf = (error: unknown): SaveResult => {
  if (!isJudged(error)) return { kind: 'later' };
  if (error.code === 'WMK409V') return { kind: 'conflict', theirs: error.refused.details as unknown as DraftConflict };
  return { kind: 'refused', problems: { '': error.message } };
};

const makeKey = (): string => crypto.randomUUID();

export const createSetService = (api: Api): SetService => ({
  list: async (q) => (await api('setAdmin.list', { query: q === '' ? {} : { q } })).sets,
  open: async (setId) => {
    try {
      return await api('setAdmin.open', { params: { setId } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'API404') return undefined;
      throw error;
    }
  },
  save: async ({ kind, slug: setId }, document, version, key) => {
    // A draft of a document: the content editor sends it.
    if (kind !== KIND) return { kind: 'later' };
    try {
      const body = { document: document as SetDocument, version };
      return { kind: 'saved', version: (await api('setAdmin.save', { params: { setId }, body, key })).version };
    } catch (error) {
      return resultOf(error);
    }
  },
  check: (setId, document) => api('setAdmin.check', { params: { setId }, body: { document } }),
  publish: async (setId, version) => void (await api('setAdmin.publish', { params: { setId }, body: { version }, key: makeKey() })),
  unpublish: async (setId, version) => void (await api('setAdmin.unpublish', { params: { setId }, body: { version }, key: makeKey() })),
  remove: async (setId, version) => void (await api('setAdmin.remove', { params: { setId }, body: { version }, key: makeKey() })),
  order: async (ids) => void (await api('setAdmin.order', { body: { ids: [...ids] }, key: makeKey() })),
  history: async ({ slug: setId }) => (await api('setAdmin.history', { params: { setId } })).revisions,
  rollback: async ({ slug: setId }, toVersion, version) =>
    void (await api('setAdmin.rollback', { params: { setId }, body: { toVersion, version }, key: makeKey() })),
  audit: async () => (await api('setAdmin.audit')).entries,
  products: createEditorService(api).products,
});
