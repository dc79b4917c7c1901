import { useI18n } from '#src/base/i18n/use-i18n.ts';
import type { SchemaFieldProps } from './field-props.ts';
import { ObjectField } from './object-field.tsx';
import { Text } from '#ui/text/text.tsx';
import { useEditor } from './editor-context.ts';
import styles from './form.module.css';
import { resolveNode } from './schema-node.ts';

/** A link: what it says, and where it leads. References survive a rename of what they lead to. */
export const LinkField = ({ label, ...props }: SchemaFieldProps & { readonly label: string }) => {
  const { t } = useI18n('editor');
  const { schemas } = useEditor();
  const { properties = {}, required = [] } = resolveNode(props.node, schemas);
  return (
    <div className={styles.link}>
      <ObjectField {...props} label={label} properties={properties} requires={required} breakpoints={false} />
      {props.value === undefined ? null : (
        <Text size="sm" tone="muted">
          {t('editor.linkHint')}
        </Text>
      )}
    </div>
  );
};
