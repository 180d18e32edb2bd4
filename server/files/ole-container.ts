import type { FileHandle } from 'node:fs/promises';

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const endOfChain = 0xfffffffa;

/**
 * The stream names inside an OLE container, which is what tells doc, xls, ppt and hwp apart:
 * all four begin with the same eight bytes. Undefined when it is no such container.
 */
export async function readOleNames(file: FileHandle): Promise<Set<string> | undefined> {
  const header = await read(file, 0, 512);
  if (header.length < 512 || !header.subarray(0, 8).equals(signature)) return undefined;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectorSize = 1 << shift;
  const perSector = sectorSize / 4;
  const sectorAt = (sector: number) => read(file, (sector + 1) * sectorSize, sectorSize);

  const tableSectors = await readTableSectors(header, sectorAt, perSector);
  const names = new Set<string>();
  let sector = header.readUInt32LE(48);
  for (let walked = 0; sector < endOfChain && walked < 2000; walked += 1) {
    const directory = await sectorAt(sector);
    for (let at = 0; at + 128 <= directory.length; at += 128) {
      const length = directory.readUInt16LE(at + 64);
      if (length < 2 || length > 64) continue;
      names.add(directory.toString('utf16le', at, at + length - 2));
    }
    const tableSector = tableSectors[Math.floor(sector / perSector)];
    if (tableSector === undefined) break;
    const table = await sectorAt(tableSector);
    const next = (sector % perSector) * 4;
    if (next + 4 > table.length) break;
    sector = table.readUInt32LE(next);
  }
  return names;
}

/** Where the allocation table lies: 109 places in the header, more in a chain behind it. */
async function readTableSectors(
  header: Buffer,
  sectorAt: (sector: number) => Promise<Buffer>,
  perSector: number,
): Promise<number[]> {
  const sectors: number[] = [];
  for (let i = 0; i < 109; i += 1) sectors.push(header.readUInt32LE(76 + i * 4));
  let more = header.readUInt32LE(68);
  for (let walked = 0; more < endOfChain && walked < 100; walked += 1) {
    const block = await sectorAt(more);
    if (block.length < perSector * 4) break;
    for (let i = 0; i < perSector - 1; i += 1) sectors.push(block.readUInt32LE(i * 4));
    more = block.readUInt32LE((perSector - 1) * 4);
  }
  return sectors.filter((sector) => sector < endOfChain);
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
