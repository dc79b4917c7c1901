import { afterEach, expect, it } from 'vitest';
import { bootPage } from './boot-page.ts';

afterEach(() => {
  delete document.documentElement.dataset.touched;
  document.body.replaceChildren();
});

const boot = (): void =>
  bootPage({ entry: 'data:text/javascript,', fonts: '', letters: 'data:,', webManifest: 'data:application/json,{}', scripts: [], styles: [] }, false);

const isTouched = (): boolean => 'touched' in document.documentElement.dataset;

it('a page that nobody has done anything with stays as it was drawn', () => {
  boot();
  document.body.append(document.createElement('input'));
  expect(isTouched()).toBe(false);
});

it('a field that is entered without a key or a press says that somebody is there', () => {
  const field = document.createElement('input');
  document.body.append(field);
  boot();
  field.focus();
  expect(isTouched()).toBe(true);
});

it('so does a field that is filled without being entered, as browsers do it', () => {
  const field = document.createElement('input');
  document.body.append(field);
  boot();
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(isTouched()).toBe(true);
});
