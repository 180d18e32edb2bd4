import { readFile, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { uploadLimit } from '#domain/upload.ts';
import type { Config } from '../config.ts';
import { assertUsable } from '../database/data-folder.ts';
import { sqliteFileName } from '../database/database.ts';
import { diskRoom, hasRoom } from '../files/disk-room.ts';
import { fileSystemOf, isNetworkDrive } from './file-system.ts';
import { type Finding, fault, good } from './finding.ts';
import { probeFolder } from './probe-folder.ts';

export async function checkDataFolder(config: Config): Promise<Finding[]> {
  const { dataDir, databaseUrl } = config;
  // First of all, since every look into a network drive that is away would hang.
  const kind = fileSystemOf(
    await readFile('/proc/self/mountinfo', 'utf8').catch(() => ''),
    dataDir,
  );
  if (!databaseUrl && isNetworkDrive(kind)) {
    return [fault(`${dataDir} is on a network drive (${kind}): SQLite needs a local disk`)];
  }
  const found = await stat(dataDir).catch(() => undefined);
  if (!found) return [await checkParent(dataDir), ...(await checkRoom(config))];
  await assertUsable(dataDir);
  await probeFolder(dataDir);
  return [
    good(`${dataDir} can be written`),
    ...checkOwner(dataDir, found.uid),
    ...(await checkModes(dataDir)),
    ...(await checkRoom(config)),
  ];
}

async function checkParent(dataDir: string): Promise<Finding> {
  const parent = await nearestFolder(dataDir);
  await assertUsable(parent).catch(() => {
    throw new Error(`${dataDir} is not there, and this user cannot make it in ${parent}`);
  });
  return good(`${dataDir} is not there yet: the first start makes it`);
}

async function nearestFolder(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  return isThere ? path : nearestFolder(dirname(path));
}

function checkOwner(dataDir: string, owner: number): Finding[] {
  const user = process.getuid?.();
  if (user === undefined || user === owner) return [];
  return [
    fault(
      `${dataDir} belongs to user id ${owner}, and this runs as ${user}: run it as the user of the site`,
    ),
  ];
}

async function checkModes(dataDir: string): Promise<Finding[]> {
  const paths = [
    dataDir,
    ...[sqliteFileName, 'files', 'pictures'].map((name) => join(dataDir, name)),
  ];
  const open: Finding[] = [];
  for (const path of paths) {
    const mode = await stat(path).then(
      (found) => found.mode & 0o777,
      () => 0,
    );
    if ((mode & 0o077) === 0) continue;
    open.push(fault(`${path} is open to others (${mode.toString(8)}): chmod go= ${path}`));
  }
  return open.length > 0 ? open : [good('closed to other users')];
}

async function checkRoom(config: Config): Promise<Finding[]> {
  const room = diskRoom(await statfs(await nearestFolder(config.dataDir)), config);
  const gibibytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GiB`;
  const text = `${gibibytes(room.free)} free, ${gibibytes(room.reserve)} kept as a reserve`;
  return [hasRoom(room, uploadLimit) ? good(text) : fault(`${text}: uploads are refused`)];
}
