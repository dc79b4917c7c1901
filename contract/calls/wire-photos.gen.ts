// Made from the contract by `npm run contract:generate`. Do not edit.
import { wire, type WireRow } from './wire.gen.ts';

Object.assign(wire, {
  'photo.root': ['GET', '/photos/v1', 'public'],
  'photo.pass': ['POST', '/photos/v1/pass', 'personal'],
  'photo.streamsRecent': ['GET', '/photos/v1/streams/media/recent', 'public'],
  'photo.streamRecent': ['GET', '/photos/v1/streams/{streamId}/media/recent', 'public'],
  'photo.categoriesRecent': ['GET', '/photos/v1/categories/media/recent', 'public'],
  'photo.customerRecent': ['GET', '/photos/v1/customers/{customerId}/media/recent', 'public'],
  'photo.mediaStreams': ['GET', '/photos/v1/media/{mediaId}/streams', 'public'],
  'photo.reportMedia': ['POST', '/photos/v1/media/{mediaId}/reports', 'personal'],
  'photo.users': ['POST', '/photos/v1/users', 'personal'],
  'photo.stashes': ['POST', '/photos/v1/stashes', 'personal'],
  'photo.userMedia': ['POST', '/photos/v1/users/{userId}/media', 'personal'],
  'photo.ownMedia': ['GET', '/photos/v1/users/{userId}/media', 'personal'],
  'photo.deleteMedia': ['DELETE', '/photos/v1/users/{userId}/media/{mediaId}', 'personal'],
} satisfies Record<string, WireRow>);
