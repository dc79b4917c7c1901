import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor as useTiptap, useEditorState } from '@tiptap/react';
import { useId } from 'react';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldError } from '#ui/field/field-error.tsx';
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
  const editor = useTiptap({
    // Vite's and the server's policy forbid styles that a script writes.
    injectCSS: false,
    immediatelyRender: false,
    editable: !readOnly,
    extensions: inline ? inlineExtensions : textExtensions,
    content: jsonFromMarkup(typeof value === 'string' ? value : ''),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': String(!inline), 'aria-labelledby': `${id}-label`, class: styles.richText ?? '' },
      handleDOMEvents: { paste: pasteThroughParser, drop: pasteThroughParser },
    },
    onUpdate: ({ editor: changed }) => {
      const markup = inline ? inlineMarkupFromJson(changed.getJSON()) : markupFromJson(changed.getJSON());
      onChange(markup === '' && !required ? undefined : markup);
    },
  });
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
  const run = () => editor.chain().focus();
  const link = (): void => {
    if (active.link) {
      run().unsetLink().run();
      return;
    }
    // oxlint-disable-next-line no-alert -- the one question of a tool for staff
    const href = globalThis.prompt(t('editor.linkTo'), '/');
    if (href) run().setLink({ href }).run();
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
    <div className={styles.toolbar} role="group" aria-label={t('editor.tools', { field: label })}>
      {tools.map(({ name, isOn, press }) => (
        <Button key={name} variant="quiet" size="sm" aria-pressed={isOn} onClick={press}>
          {t(`editor.tool.${name}`)}
        </Button>
      ))}
    </div>
  );
};
