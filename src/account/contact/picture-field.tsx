import { useId, useState } from 'react';
import { WARRANTY_PICTURE_TYPES, WARRANTY_PICTURES_MAX } from '#contract/calls/contact-topics.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { type ReadyPicture, shrinkPicture } from './shrink-picture.ts';
import styles from './contact.module.css';

export interface PictureFieldProps {
  readonly pictures: readonly ReadyPicture[];
  readonly onChange: (pictures: readonly ReadyPicture[]) => void;
  /** What the shop says about them. */
  readonly error: string | undefined;
}

/** Pictures of a fault: chosen, or taken with the camera; each can be taken out again. */
export const PictureField = ({ pictures, onChange, error }: PictureFieldProps) => {
  const { t } = useI18n('orders');
  const [own, setOwn] = useState('');
  const list = useId();

  const add = async (files: readonly File[]): Promise<void> => {
    setOwn('');
    const ready: ReadyPicture[] = [...pictures];
    for (const file of files) {
      if (ready.length === WARRANTY_PICTURES_MAX) {
        setOwn(t('warranty.picturesMany', { max: WARRANTY_PICTURES_MAX }));
        break;
      }
      const picture = await shrinkPicture(file);
      if (picture) ready.push(picture);
      else setOwn(t('warranty.pictureBad', { name: file.name }));
    }
    onChange(ready);
  };

  return (
    <div>
      <Field label={t('warranty.pictures')} hint={t('warranty.picturesHint', { max: WARRANTY_PICTURES_MAX })} error={own || error} optional>
        <TextInput
          type="file"
          multiple
          accept={WARRANTY_PICTURE_TYPES.join(',')}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // The same file can be chosen again after it was taken out.
            target.value = '';
            void add(files);
          }}
        />
      </Field>
      {pictures.length > 0 ? (
        <ul className={styles.pictures} id={list}>
          {pictures.map(({ name, content }, index) => (
            <li key={content.slice(-64)}>
              <Row gap={3} align="center" justify="between">
                <span>{t('warranty.picture', { number: index + 1, name })}</span>
                <Button variant="quiet" size="sm" onClick={() => onChange(pictures.filter((_, place) => place !== index))}>
                  {t('warranty.removePicture', { name })}
                </Button>
              </Row>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};
