import type { Db } from '#server/platform/db/open.ts';
import type { ArtSpec, Palette } from '#artwork/traits/art.ts';
import type { PictureSubject } from '#artwork/routes.ts';
import { hashOf } from './hash.ts';
import { currentModel } from './model/load-model.ts';
import type { ModelColourway } from '#domain/catalogue/model/types.ts';
import { drawnKind } from '#domain/catalogue/pictures.ts';
import { sceneOf } from './scenes.ts';

/** A drawing in neutral colours for what brought none of its own. */
const NEUTRAL: Palette = { main: '#8b918f', second: '#6f7674', accent: '#e2622b', sole: '#efe9dc', lace: '#d9d4c8', lining: '#5b605f' };

const artOf = (colourway: ModelColourway): ArtSpec => {
  const { style } = colourway;
  return {
    kind: drawnKind(style),
    seed: style.art?.seed ?? hashOf(style.id),
    traits: style.art?.traits ?? {},
    palette: colourway.palette ?? NEUTRAL,
  };
};

/** `K7Q2M4XWJU1-2` is the second remote picture of colourway `K7Q2M4XWJU1`. */
const KEY = /^([A-Z0-9]{11})(?:-([2-9]|[1-9]\d))?$/;

/** What hangs under a picture key: a colourway's drawing, an imported picture, or a scene of the content pages. */
export const picturesLookup =
  (db: Db) =>
  async (key: string): Promise<PictureSubject | undefined> => {
    const scene = sceneOf(key);
    if (scene) return scene;
    const [, id = '', number = '1'] = KEY.exec(key) ?? [];
    if (id === '') return undefined;
    const model = await currentModel(db);
    const colourway = model.colourwayById.get(id);
    if (!colourway) return undefined;
    const remote = colourway.pictures?.[Number(number) - 1];
    if (remote) return { remoteUrl: remote.url, hosts: model.hosts.get(colourway.style.source) ?? [], fallback: artOf(colourway) };
    return number === '1' ? artOf(colourway) : undefined;
  };
