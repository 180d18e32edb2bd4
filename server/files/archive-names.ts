/**
 * What runs, installs, mounts or fetches something when it is opened. Left out on purpose: what
 * people send as documents, drawings and data (html, svg, csv, mdb, bin, dwg, step, msh, fas …).
 */
const runnable = new Set(
  [
    // Programs and installers
    'exe com scr pif cpl dll ocx sys drv msi msp mst msix msixbundle appx appxbundle appinstaller',
    'application appref-ms vsto xbap jar jnlp class apk xapk deb rpm appimage dmg pkg mpkg',
    // Scripts
    'bat cmd vb vbs vbe js jse mjs ws wsf wsc wsh sct hta ps1 ps1xml ps2 psc1 psc2 psd1 psm1',
    'py pyc pyw pyz sh bash csh ksh zsh command terminal scpt applescript workflow',
    // Files that change settings or run commands when Windows opens them
    'lnk url website webloc desktop scf inf reg rdp msc gadget theme themepack deskthemepack',
    'library-ms search-ms searchconnector-ms settingcontent-ms diagcab diagpkg chm hlp',
    // Disk images: files in them lose Windows' mark that they come from the internet
    'iso img vhd vhdx vmdk udf wim',
    // Office with macros, add-ins and queries; databases that are programs; notes that carry files
    'docm dotm xlsm xltm xlam xla xll pptm potm ppam ppsm ppa sldm iqy oqy dqy rqy slk',
    'accde accdr mde ade adp one onepkg',
  ].flatMap((endings) => endings.split(' ')),
);

/** AutoCAD loads these by itself from the folder of a drawing. */
const loadedByAutoCad = /^acad(doc)?\.(lsp|fas|vlx|mnl|dvb|rx)$/i;

/** Archives of other kinds: nobody here can look into them. */
const sealed = new Set(
  'rar 7z tar gz tgz bz bz2 tbz tbz2 xz txz lz lzma zst tzst z cab arj lzh lha ace alz egg zipx sit sitx'.split(
    ' ',
  ),
);

export type NameJudgement = 'runnable' | 'sealed' | 'fine';

/**
 * An entry as Windows would open it: in any case, without the dots and spaces at its end, and only
 * as far as a colon or a zero, where some programs stop reading. A folder may be called anything.
 */
export function judgeName(entryName: string): NameJudgement {
  const segments = entryName.split(/[/\\]/);
  if (segments.some((segment) => endingOf(segment) === 'app')) return 'runnable';
  const name = segments.at(-1) ?? '';
  const endings = name.split(/[:\0]/).map(endingOf);
  if (loadedByAutoCad.test(name)) return 'runnable';
  if (endings.some((ending) => runnable.has(ending) || isClassId(ending))) return 'runnable';
  return endings.some((ending) => sealed.has(ending)) ? 'sealed' : 'fine';
}

export function endingOf(name: string): string {
  // A loop: a pattern for the end of a name tries again from each of its thousand dots.
  let end = name.length;
  while (end > 0 && /[.\s]/.test(name.charAt(end - 1))) end -= 1;
  const dot = name.lastIndexOf('.', end - 1);
  return dot < 0 ? '' : name.slice(dot + 1, end).toLowerCase();
}

/** `letter.{3050f4d8-…}` is opened by the program of that number. */
function isClassId(ending: string): boolean {
  return /^\{[0-9a-f-]{30,40}\}$/.test(ending);
}
