interface Connection {
  readonly saveData?: boolean;
  /** Only on phones and tablets. */
  readonly type?: string;
  readonly effectiveType?: string;
}

/** Whether the browser says that bytes cost nothing here: wifi or a cable; where it does not tell the kind, a fast line without Save-Data. */
export const isUnmetered = (connection = (navigator as { readonly connection?: Connection }).connection): boolean => {
  if (!connection || connection.saveData) return false;
  const { type, effectiveType } = connection;
  return type === undefined || type === 'unknown' ? effectiveType === '4g' : type === 'wifi' || type === 'ethernet';
};
