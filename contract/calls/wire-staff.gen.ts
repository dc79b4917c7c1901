// Made from the contract by `npm run contract:generate`. Do not edit.
import { wire, type WireRow } from './wire.gen.ts';

Object.assign(wire, {
  'moderation.queue': ['GET', '/moderation/v1/queue', 'personal'],
  'moderation.decide': ['PUT', '/moderation/v1/{kind}/{id}/decision', 'personal'],
  'moderation.answer': ['PUT', '/moderation/v1/{kind}/{id}/answer', 'personal'],
  'contentAdmin.schemas': ['GET', '/content-admin/v1/schemas', 'personal'],
  'contentAdmin.documents': ['GET', '/content-admin/v1/documents/{siteId}', 'personal'],
  'contentAdmin.document': ['GET', '/content-admin/v1/documents/{siteId}/{kind}/{slug}', 'personal'],
  'contentAdmin.history': ['GET', '/content-admin/v1/documents/{siteId}/{kind}/{slug}/revisions', 'personal'],
  'contentAdmin.save': ['PUT', '/content-admin/v1/documents/{siteId}/{kind}/{slug}/draft', 'personal'],
  'contentAdmin.validate': ['POST', '/content-admin/v1/documents/{siteId}/{kind}/{slug}/validate', 'personal'],
  'contentAdmin.preview': ['POST', '/content-admin/v1/documents/{siteId}/{kind}/{slug}/preview', 'personal'],
  'contentAdmin.choices': ['GET', '/content-admin/v1/choices/{siteId}', 'personal'],
  'contentAdmin.publish': ['POST', '/content-admin/v1/documents/{siteId}/{kind}/{slug}/publish', 'personal'],
  'contentAdmin.unpublish': ['POST', '/content-admin/v1/documents/{siteId}/{kind}/{slug}/unpublish', 'personal'],
  'contentAdmin.rollback': ['POST', '/content-admin/v1/documents/{siteId}/{kind}/{slug}/rollback', 'personal'],
  'contentAdmin.audit': ['GET', '/content-admin/v1/audit', 'personal'],
  'contentAdmin.images': ['GET', '/content-admin/v1/images', 'personal'],
  'contentAdmin.uploadImage': ['POST', '/content-admin/v1/images', 'personal'],
  'insights.funnel': ['GET', '/fapi/insights/funnel', 'personal'],
  'insights.variations': ['GET', '/fapi/insights/variations', 'personal'],
  'insights.timings': ['GET', '/fapi/insights/timings', 'personal'],
} satisfies Record<string, WireRow>);
