export type Pdf = PDFKit.PDFDocument;

export const MARGIN = 48;
/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const COLUMN = PAGE.width - 2 * MARGIN;
/** Below this a new page begins. */
const FOOT = PAGE.height - 72;

const INK = '#12201a';
const QUIET = '#535e58';

/** Letters that the built-in fonts have none for, where taking an accent away does not help. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', ı: 'i', ș: 's', ț: 't', '\u202f': '\u00a0', '\u2212': '-' };
/** Latin-1, and what Windows puts beside it: all that the built-in fonts can write. */
const WRITABLE = /^[\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u;

/** Text as the built-in fonts can write it: other Latin letters lose their accents, what is no Latin letter becomes a question mark. */
export const writable = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    const known = PLAIN[letter] ?? letter;
    if (WRITABLE.test(known)) return known;
    const bare = known.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
    return WRITABLE.test(bare) ? bare : '?';
  }).join('');

export interface PdfAbout {
  readonly title: string;
  /** BCP 47. */
  readonly lang: string;
  readonly now: Date;
}

/** Draws a document on A4 and gives its bytes. The fonts are the built-in ones, so that a page is a few kilobytes. */
export const drawPdf = async ({ title, lang, now }: PdfAbout, draw: (pdf: Pdf) => void): Promise<Buffer> => {
  // With the first document and not with the shop, which starts sooner without it.
  const { default: PdfKit } = await import('pdfkit');
  return new Promise((resolve, reject) => {
    const pdf = new PdfKit({
      size: 'A4',
      margin: MARGIN,
      lang,
      displayTitle: true,
      info: { Title: writable(title), Author: 'Waymark', CreationDate: now, ModDate: now },
    });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    try {
      pdf.font('Helvetica-Bold').fontSize(14).fillColor(INK).text('WAYMARK', MARGIN, MARGIN, { characterSpacing: 1 });
      pdf.moveDown(1.5);
      draw(pdf);
      pdf.end();
    } catch (error) {
      reject(error instanceof Error ? error : new Error('a document could not be drawn'));
    }
  });
};

export const heading = (pdf: Pdf, text: string): void => {
  pdf.font('Helvetica-Bold').fontSize(20).fillColor(INK).text(writable(text), MARGIN, pdf.y, { width: COLUMN });
  pdf.moveDown(0.6);
};

export const subheading = (pdf: Pdf, text: string): void => {
  keepTogether(pdf, 40);
  pdf.moveDown(0.8);
  pdf.font('Helvetica-Bold').fontSize(11).fillColor(INK).text(writable(text), MARGIN, pdf.y, { width: COLUMN });
  pdf.moveDown(0.2);
};

export const paragraph = (pdf: Pdf, text: string, quiet = false): void => {
  pdf
    .font('Helvetica')
    .fontSize(10)
    .fillColor(quiet ? QUIET : INK)
    .text(writable(text), MARGIN, pdf.y, { width: COLUMN, lineGap: 2 });
};

/** A new page where fewer points are left than these. */
export const keepTogether = (pdf: Pdf, points: number): void => {
  if (pdf.y + points > FOOT) pdf.addPage();
};

export interface Column {
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** One row of a table, as high as its highest cell, with a line below; never parted over two pages. */
export const tableRow = (pdf: Pdf, columns: readonly Column[], cells: readonly string[], bold = false): void => {
  pdf
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(9.5)
    .fillColor(INK);
  const texts = cells.map(writable);
  const height = Math.max(...texts.map((text, index) => pdf.heightOfString(text || ' ', { width: (columns[index]?.width ?? 0) - 6 })));
  keepTogether(pdf, height + 10);
  const top = pdf.y + 4;
  let left = MARGIN;
  for (const [index, text] of texts.entries()) {
    const { width = 0, align = 'left' } = columns[index] ?? {};
    pdf.text(text, left, top, { width: width - 6, align });
    left += width;
  }
  pdf.y = top + height + 4;
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + COLUMN, pdf.y)
    .lineWidth(0.5)
    .strokeColor('#dedbd1')
    .stroke();
};
