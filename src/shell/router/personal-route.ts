import { notFound } from '@tanstack/react-router';
import type { FixedPage } from '#contract/calls/content.ts';
import { settingsFor } from '#contract/settings/settings.ts';
import type { Settings } from '#contract/settings/schema.ts';
import type { Part, MessageKey } from '#src/base/i18n/i18n.ts';
import { pageHead } from '#src/base/seo/page-head.ts';
import type { RouterContext } from './router-context.ts';

/** `own`: shows somebody's own things; `asking`: asks who somebody is. domain/personal-pages.ts says the same by the address, and a test compares them. */
export type Personal = 'own' | 'asking';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the page says, all of it: its words are there before any of it is drawn. */
    readonly messages?: readonly Part[];
    /** Absent: the page is the same for everybody. */
    readonly personal?: Personal;
    /** What the content service has for the page stands below it. */
    readonly area?: FixedPage;
  }
}

export interface PersonalRoute {
  readonly title: MessageKey;
  /** Beside those that all of these pages need. */
  readonly messages?: readonly Part[];
  readonly personal?: Personal;
  /** A shop may not offer it; then there is no such page. */
  readonly offered?: (settings: Settings) => boolean;
  readonly area?: FixedPage;
}

/** The title is sent along with the document: a page has it before its words. */
export interface PersonalData {
  readonly title: string;
}

/** @param data of a route below `_personal`, once it is there */
export const titleOf = (data: unknown): string | undefined => (data as PersonalData | undefined)?.title;

/** What the routes below `_personal` have in common. Each names its component itself, so that the bundler gives it a chunk of its own. */
export const personalRoute = ({ title, messages = [], personal, offered, area }: PersonalRoute) => {
  const parts: readonly Part[] = ['account', 'lists', 'errors', ...messages];
  return {
    staticData: { messages: parts, ...(personal && { personal }), ...(area && { area }) },
    beforeLoad: ({ context: { locale } }: { context: RouterContext }): void => {
      // Not the frame of the account either: nobody is asked to sign in for what is not there.
      if (offered?.(settingsFor(locale.id)) === false) throw notFound({ routeId: '/$locale/_personal' });
    },
    loader: async ({ context: { i18n } }: { context: RouterContext }): Promise<PersonalData> => {
      await Promise.all(parts.map((part) => i18n.load(part)));
      return { title: i18n.t(title) };
    },
    head: ({ loaderData, match }: { loaderData?: PersonalData; match: { context: RouterContext; pathname: string } }) => {
      const { i18n, publicUrl } = match.context;
      return loaderData ? pageHead({ i18n, publicUrl, path: match.pathname, title: loaderData.title, hidden: true }) : {};
    },
  };
};
