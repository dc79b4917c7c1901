/** Text on one line: control characters and runs of white space become one space. */
export const asLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/** Text with paragraphs: line ends stay, other control characters go, at most one blank line follows another. */
export const asParagraphs = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
