const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> | null =>
  typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : null;

/** Whether the body has the fields of a response to a change; false for a truncated body or other JSON. */
export const isChange = <T>(body: unknown, idName: string): body is T => {
  const fields = fieldsOf(body);
  return (
    typeof fields?.[idName] === 'string' &&
    Number.isInteger(fields['version']) &&
    Number.isInteger(fields['previousVersion']) &&
    (fields['item'] === null || typeof fieldsOf(fields['item'])?.['itemId'] === 'string')
  );
};

/** Whether the body has the fields of a page of a list. */
export const isPage = <T>(body: unknown, idName: string): body is T => {
  const fields = fieldsOf(body);
  const id = fields?.[idName];
  return (
    (id === null || typeof id === 'string') &&
    Number.isInteger(fields?.['version']) &&
    Number.isInteger(fields?.['total']) &&
    Array.isArray(fields?.['items'])
  );
};
