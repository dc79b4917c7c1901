import type { StoredArticle } from '#server/catalogue/content/articles.ts';
import type { StoredPage } from '#server/catalogue/content/assemble-page.ts';
import { sceneMedia } from '#server/catalogue/content/from-catalogue.ts';
import type { Say } from '../say.ts';
import { elevenSeams } from './eleven-seams.ts';
import { firstFrost } from './first-frost.ts';
import { hutToHut } from './hut-to-hut.ts';
import { sameShirt } from './same-shirt.ts';
import { secondSole } from './second-sole.ts';
import type { Story, StoryText, TagId } from './story.ts';
import { washYourShell } from './wash-your-shell.ts';

const STORIES: readonly Story[] = [firstFrost, elevenSeams, secondSole, sameShirt, washYourShell, hutToHut];

const DAY_MS = 86_400_000;

const tagLabel = (say: Say, id: TagId): string => {
  const labels: Readonly<Record<TagId, readonly [string, string, string]>> = {
    hiking: ['Hiking', 'Randonnée', 'Wandern'],
    rain: ['Rain', 'Pluie', 'Regen'],
    repair: ['Repair', 'Réparer', 'Reparieren'],
    wool: ['Wool', 'Laine', 'Wolle'],
    winter: ['Winter', 'Hiver', 'Winter'],
    care: ['Care', 'Entretien', 'Pflege'],
  };
  return say(...labels[id]);
};

/** A story as the content service stores it: what its card shows, and the page itself. */
const storyDoc = (
  { slug, daysAgo, scene, tags: tagIds, leadsTo, en, fr, de }: Story,
  say: Say,
  now: Date,
): Omit<StoredArticle, 'blocks'> & StoredPage => {
  const said = (field: Exclude<keyof StoryText, 'sections'>): string => say(en[field], fr[field], de[field]);
  const date = new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const tags = tagIds.map((id) => ({ id, label: tagLabel(say, id) }));
  const sections = en.sections.map(([title, richText], index) => {
    const other = ({ sections }: StoryText): readonly [string, string] => sections[index] ?? [title, richText];
    return {
      id: `${slug}-${index + 1}`,
      title: say(title, other(fr)[0], other(de)[0]),
      richText: say(richText, other(fr)[1], other(de)[1]),
    };
  });
  return {
    title: said('title'),
    description: said('description'),
    date,
    eyebrow: said('eyebrow'),
    tags,
    picture: { key: scene, angle: 'card', alt: said('alt'), tone: '#5d6b6a' },
    blocks: [
      {
        id: `${slug}-article`,
        kind: 'article-page',
        name: slug,
        title: said('title'),
        titleH1: true,
        subtitle: said('description'),
        eyebrowText: said('eyebrow'),
        date,
        tags,
        media: sceneMedia(scene, said('alt')),
        sections,
        targets: [{ url: leadsTo, text: said('more'), style: 'secondary' }],
        bottomMargins: 'none',
      },
    ],
  };
};

export const storyDocs = (say: Say, now: Date) => STORIES.map((story) => ({ slug: story.slug, doc: storyDoc(story, say, now) }));

/** The page that lists all stories. */
export const storiesPage = (say: Say): StoredPage => ({
  title: say('Stories', 'Récits', 'Geschichten'),
  description: say(
    'About walking, mending, rain and wool: what we have learned outside and in the workshop.',
    'Marcher, réparer, la pluie, la laine : ce que nous avons appris dehors et à l’atelier.',
    'Über Gehen, Flicken, Regen und Wolle: was wir draußen und in der Werkstatt gelernt haben.',
  ),
  blocks: [
    {
      id: 'stories-grid',
      kind: 'article-grid',
      name: 'stories grid',
      title: say('Stories', 'Récits', 'Geschichten'),
      titleH1: true,
      subtitle: say(
        'What we have learned outside and in the workshop.',
        'Ce que nous avons appris dehors et à l’atelier.',
        'Was wir draußen und in der Werkstatt gelernt haben.',
      ),
      rows: 1,
      columns: 3,
      bottomMargins: 'lg',
    },
  ],
});
