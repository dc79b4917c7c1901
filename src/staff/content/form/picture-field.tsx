import type { PictureRef } from '#contract/calls/products.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { ProductPicture } from '#src/shop/product-ui/product-picture.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { useEditor, useProblem } from './editor-context.ts';
import styles from './form.module.css';
import type { SchemaFieldProps } from './field-props.ts';

const isPicture = (value: unknown): value is PictureRef => typeof value === 'object' && value !== null && 'key' in value && value.key !== '';

/** A picture of the shop. What it shows is written down for those who do not see it. */
export const PictureField = ({ label, path, value, required, onChange }: SchemaFieldProps & { readonly label: string }) => {
  const { t } = useI18n('editor');
  const { choosePicture, readOnly } = useEditor();
  const problem = useProblem([...path, 'alt']);
  const wrong = useProblem(path);
  const wrongKey = useProblem([...path, 'key']);
  const missing = wrong ?? wrongKey;
  const picture = isPicture(value) ? value : undefined;
  const choose = async (): Promise<void> => {
    const chosen = await choosePicture(picture);
    if (chosen) onChange(chosen);
  };
  return (
    <fieldset className={styles.picture}>
      <legend className={styles.legend}>{label}</legend>
      {picture ? (
        <>
          <ProductPicture className={styles.thumbnail} picture={picture} sizes="12rem" widths={[240, 320, 480]} />
          <Field label={t('editor.alt')} hint={t('editor.altHint')} error={problem}>
            <TextInput value={picture.alt} readOnly={readOnly} onChange={({ target }) => onChange({ ...picture, alt: target.value })} />
          </Field>
        </>
      ) : null}
      {missing ? <p role="alert">{missing}</p> : null}
      {readOnly ? null : (
        <div className={styles.tools}>
          <Button variant="secondary" size="sm" onClick={() => void choose()}>
            {t(picture ? 'editor.changePicture' : 'editor.choosePicture')}
          </Button>
          {picture && !required ? (
            <Button variant="link" size="sm" onClick={() => onChange(undefined)}>
              {t('editor.remove', { what: label })}
            </Button>
          ) : null}
        </div>
      )}
    </fieldset>
  );
};
