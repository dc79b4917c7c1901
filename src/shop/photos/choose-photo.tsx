import { useRef } from 'react';
import { PHOTO_TYPES } from '#contract/calls/photo-limits.ts';
import { useI18n } from '#src/base/i18n/use-i18n.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldGroup } from '#ui/field/field-group.tsx';
import { CameraIcon } from '#ui/icon/camera-icon.tsx';
import { PlusIcon } from '#ui/icon/plus-icon.tsx';
import { Row } from '#ui/layout/layout.tsx';
import styles from './photos.module.css';

export interface ChoosePhotoProps {
  readonly legend: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** One was chosen before. */
  readonly again: boolean;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes photos from the device's files, or from its camera where it is held in a hand. */
export const ChoosePhoto = ({ legend, hint, error, again, multiple = false, disabled = false, onFiles }: ChoosePhotoProps) => {
  const { t } = useI18n('photos');
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const common = {
    type: 'file',
    accept: PHOTO_TYPES.join(','),
    className: styles.file,
    tabIndex: -1,
    'aria-hidden': true,
    onChange: ({ target }: { readonly target: HTMLInputElement }) => {
      const chosen = [...(target.files ?? [])];
      // The same file can be chosen again.
      target.value = '';
      if (chosen.length > 0) onFiles(chosen);
    },
  } as const;
  return (
    <FieldGroup legend={legend} hint={hint} error={error}>
      <Row gap={2}>
        <Button
          variant="secondary"
          start={<PlusIcon size={20} />}
          aria-disabled={disabled || undefined}
          onClick={() => (disabled ? undefined : files.current?.click())}
        >
          {t(again ? 'photo.chooseOther' : 'photo.choose')}
        </Button>
        <span className={styles.camera}>
          <Button
            variant="secondary"
            start={<CameraIcon size={20} />}
            aria-disabled={disabled || undefined}
            onClick={() => (disabled ? undefined : camera.current?.click())}
          >
            {t('photo.take')}
          </Button>
        </span>
        <input {...common} ref={files} multiple={multiple} data-photo="file" />
        <input {...common} ref={camera} capture="environment" data-photo="camera" />
      </Row>
    </FieldGroup>
  );
};
