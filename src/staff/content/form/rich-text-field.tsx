import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor as useTiptap, useEditorState } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { FieldError } from '#ui/field/field-error.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { inlineMarkupFromJson, jsonFromMarkup, markupFromJson } from '../rich-text-json.ts';
import { useEditor, useProblem } from './editor-context.ts';
import styles from './form.module.css';
import { inlineExtensions, pasteThroughParser, textExtensions } from './rich-text-extensions.ts';
import type { SchemaFieldProps } from './field-props.ts';

/** Marked-up text, written as it will look. */
export const RichTextField = ({
  label,
  inline,
  path,
  value,
  required,
  onChange,
}: SchemaFieldProps & { readonly label: string; readonly inline: boolean }) => {
  const { readOnly } = useEditor();
  const problem = useProblem(path);
  const id = useId();
  const text = typeof value === 'string' ? value : '';
  /** The markup that the editor shows. */
  const shown = useRef(text);
  const editor = useTiptap({
    // Vite's and the server's policy forbid styles that a script writes.
    injectCSS: false,
    immediatelyRender: false,
    editable: !readOnly,
    extensions: inline ? inlineExtensions : textExtensions,
    content: jsonFromMarkup(text),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': String(!inline), 'aria-labelledby': `${id}-label`, class: styles.richText ?? '' },
      handleDOMEvents: { paste: pasteThroughParser, drop: pasteThroughParser },
    },
    onUpdate: ({ editor: changed }) => {
      const markup = inline ? inlineMarkupFromJson(changed.getJSON()) : markupFromJson(changed.getJSON());
      shown.current = markup;
      onChange(markup === '' && !required ? undefined : markup);
    },
  });
  // An earlier version was restored, or another editor's was chosen.
  useEffect(() => {
    if (!editor || text === shown.current) return;
    shown.current = text;
    editor.commands.setContent(jsonFromMarkup(text), { emitUpdate: false });
  }, [editor, text]);
  return (
    <div className={styles.rich} data-invalid={problem ? '' : undefined}>
      <span className={styles.legend} id={`${id}-label`}>
        {label}
      </span>
      {editor && !readOnly ? <Toolbar editor={editor} inline={inline} label={label} /> : null}
      <EditorContent editor={editor} />
      <FieldError id={`${id}-error`}>{problem}</FieldError>
    </div>
  );
};

const Toolbar = ({ editor, inline, label }: { readonly editor: Editor; readonly inline: boolean; readonly label: string }) => {
  const { t } = useI18n('editor');
  const active = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      bold: at.isActive('bold'),
      italic: at.isActive('italic'),
      link: at.isActive('link'),
      bulletList: at.isActive('bulletList'),
      orderedList: at.isActive('orderedList'),
      heading: at.isActive('heading'),
    }),
  });
  const [href, setHref] = useState<string>();
  const run = () => editor.chain().focus();
  const link = (): void => {
    if (active.link) run().unsetLink().run();
    else setHref(href === undefined ? '' : undefined);
  };
  const setLink = (): void => {
    if (href?.trim()) run().setLink({ href: href.trim() }).run();
    setHref(undefined);
  };
  const tools = [
    { name: 'bold', isOn: active.bold, press: () => run().toggleBold().run() },
    { name: 'italic', isOn: active.italic, press: () => run().toggleItalic().run() },
    { name: 'link', isOn: active.link, press: link },
    ...(inline
      ? []
      : [
          { name: 'heading' as const, isOn: active.heading, press: () => run().toggleHeading({ level: 3 }).run() },
          { name: 'bulletList' as const, isOn: active.bulletList, press: () => run().toggleBulletList().run() },
          { name: 'orderedList' as const, isOn: active.orderedList, press: () => run().toggleOrderedList().run() },
        ]),
  ] as const;
  return (
    <>
      <div className={styles.toolbar} role="group" aria-label={t('editor.tools', { field: label })}>
        {tools.map(({ name, isOn, press }) => (
          <Button key={name} variant="quiet" size="sm" aria-pressed={isOn} onClick={press}>
            {t(`editor.tool.${name}`)}
          </Button>
        ))}
      </div>
      {href === undefined ? null : (
        <div className={styles.addBlock}>
          <Field label={t('editor.linkTo')} hint={t('editor.linkHint')}>
            <TextInput
              value={href}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens by a press that asks for it
              autoFocus
              onChange={({ target }) => setHref(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') {
                  event.preventDefault();
                  setLink();
                }
                if (event.key === 'Escape') setHref(undefined);
              }}
            />
          </Field>
          <Button variant="secondary" size="sm" onClick={setLink}>
            {t('editor.setLink')}
          </Button>
          <Button variant="link" onClick={() => setHref(undefined)}>
            {t('editor.cancel')}
          </Button>
        </div>
      )}
    </>
  );
};
