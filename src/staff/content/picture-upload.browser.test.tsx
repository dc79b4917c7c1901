import { useEffect, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PictureRef } from '#contract/calls/products.ts';
import type { Api } from '#src/base/api/client.ts';
import { WithApi } from '#src/base/api/testing/with-api.tsx';
import { EnglishPage } from '#src/base/i18n/testing/english-page.tsx';
import { axeViolations, renderInPage } from '#ui/testing/render-in-page.tsx';
import { createEditorService } from './api-service.ts';
import { EditorContextProvider } from './form/editor-context.ts';
import { SchemaField } from './form/schema-field.tsx';
import { PictureChoice } from './picture-choice.tsx';

interface Upload {
  readonly alt: string;
  readonly focalPoint: { readonly x: number; readonly y: number };
}
/** As the service does it: the key of a picture follows from its focal point, too. */
const upload = vi.fn(({ alt, focalPoint: { x, y } }: Upload) => ({ picture: { key: `upload-${x}-${y}`, angle: 'wide', alt, tone: '#3366cc' } }));
const api = (async (name: string, input: { readonly body: Upload }) =>
  name === 'contentAdmin.uploadImage' ? upload(input.body) : { images: [] }) as unknown as Api;

const none = { find: async () => [], byIds: async () => [] };
const references = { products: none, articles: none, places: none, siteId: 'WAYMARK-US', filters: async () => [], choices: async () => [] };

const drawn: { value?: unknown } = {};
const Picture = () => {
  const [service] = useState(() => createEditorService(api));
  const [value, setValue] = useState<unknown>();
  const [choosing, setChoosing] = useState<{ readonly answer: (picture: PictureRef | undefined) => void }>();
  useEffect(() => void Object.assign(drawn, { value }), [value]);
  const choosePicture = () => new Promise<PictureRef | undefined>((answer) => setChoosing({ answer }));
  return (
    <>
      <EditorContextProvider value={{ schemas: { properties: {} }, problems: new Map(), choosePicture, references, SchemaField, readOnly: false }}>
        <SchemaField node={{ widget: 'picture' }} name="logo" path={['logo']} value={value} required={false} onChange={setValue} />
      </EditorContextProvider>
      {choosing ? (
        <PictureChoice
          service={service}
          onChoose={(picture) => {
            setChoosing(undefined);
            choosing.answer(picture);
          }}
        />
      ) : null}
    </>
  );
};

const ridge = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(16, 9);
  canvas.getContext('2d')?.fillRect(0, 0, 16, 9);
  return new File([await canvas.convertToBlob()], 'First Ridge.png', { type: 'image/png' });
};
const fromLeft = page.getByRole('spinbutton', { name: 'From the left, in percent' });
const fromTop = page.getByRole('spinbutton', { name: 'From the top, in percent' });
let place: HTMLElement;
beforeEach(async () => {
  upload.mockClear();
  place = renderInPage(
    <WithApi api={api}>
      <EnglishPage>
        <Picture />
      </EnglishPage>
    </WithApi>,
  );
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await page.getByLabelText(/^File/).upload(await ridge());
  await page.getByRole('textbox', { name: 'Alternative text' }).fill('A ridge at dawn');
});

it('puts a picture that was uploaded into its field, with the focal point that was set with the keyboard', async () => {
  expect(await axeViolations(place)).toEqual([]);
  await userEvent.tab();
  await expect.element(fromLeft).toHaveFocus();
  await userEvent.keyboard('30');
  await userEvent.tab();
  await expect.element(fromTop).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => drawn.value).toEqual({ key: 'upload-0.3-0.48', angle: 'wide', alt: 'A ridge at dawn', tone: '#3366cc' });
  expect(upload).toHaveBeenCalledExactlyOnceWith({
    name: 'first-ridge',
    type: 'image/png',
    content: expect.stringMatching(/^iVBORw0KGgo/),
    alt: 'A ridge at dawn',
    focalPoint: { x: 0.3, y: 0.48 },
  });
  await expect.element(page.getByRole('button', { name: 'Change the picture' })).toBeVisible();
});

it('keeps the focal point within the picture', async () => {
  await fromLeft.fill('150');
  await expect.element(fromLeft).toHaveValue(100);
  await fromTop.fill('-3');
  await expect.element(fromTop).toHaveValue(0);
});
