interface Connection {
  readonly saveData?: boolean;
  /** Only on phones and tablets. */
  readonly type?: string;
  readonly effectiveType?: string;
}

const connectionNow = (): Connection | undefined => (navigator as { readonly connection?: Connection }).connection;

/** Whether whoever has this device asks pages to spend few bytes. */
export const savesData = (): boolean => connectionNow()?.saveData === true;

/** Whether the browser says that bytes cost nothing here: wifi or a cable; where it does not tell the kind, a fast line without Save-Data. */
export const isUnmetered = (connection = connectionNow()): boolean => {
  if (!connection || connection.saveData) return false;
  const { type, effectiveType } = connection;
  return type === undefined || type === 'unknown' ? effectiveType === '4g' : type === 'wifi' || type === 'ethernet';
};
