const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/;

/** An address for each host of `postgres://user@one,two:5433/shop`, the form that PostgreSQL's own tools take. */
export const addressesOf = (databaseUrl: string): string[] => {
  const [, start = '', hosts = '', rest = ''] = ADDRESS.exec(databaseUrl) ?? [];
  return hosts === '' ? [databaseUrl] : hosts.split(',').map((host) => `${start}${host}${rest}`);
};
