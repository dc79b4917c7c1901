import type { FileAnswer } from '#contract/calls/orders.ts';

/** Hands a file that came as base64 to the browser's downloads. Nothing of it stays in the page or in any store. */
export const saveFile = ({ fileName, contentType, content }: FileAnswer): void => {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // A download that has just begun still reads it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
