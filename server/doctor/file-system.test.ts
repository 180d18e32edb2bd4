import { expect, it } from 'vitest';
import { fileSystemOf, isNetworkDrive } from './file-system.ts';

const mountinfo = `22 1 254:0 / / rw,relatime - ext4 /dev/vda rw
40 22 0:35 / /var/lib/noshine rw,relatime shared:1 - nfs4 server:/site rw
41 22 0:36 / /mnt/my\\040disk rw - cifs //server/share rw
`;

it.each([
  ['/var/lib/noshine', 'nfs4', true],
  ['/var/lib/noshine/files', 'nfs4', true],
  ['/var/lib/noshine-new', 'ext4', false],
  ['/mnt/my disk/data', 'cifs', true],
])('%s is on %s', (path, kind, isNetwork) => {
  expect(fileSystemOf(mountinfo, path)).toBe(kind);
  expect(isNetworkDrive(kind)).toBe(isNetwork);
});
