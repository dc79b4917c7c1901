/** FNV-1a of a text, as a whole number from 0 below 2^31: the seed of whatever is drawn for it. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 1;
};
