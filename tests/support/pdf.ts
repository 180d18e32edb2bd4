/** A PDF of empty pages; `more` stands in its catalog. */
export function makePdf(pages: number, more = ''): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${more} >>`,
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    ...kids.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const start = text.length;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
}
