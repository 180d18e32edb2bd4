/** Where locks of files cannot be relied on. */
const network =
  /^(nfs\d?|cifs|smb\d?|smbfs|9p|afs|ceph|glusterfs|lustre|fuse\.(sshfs|s3fs|rclone|gcsfuse|glusterfs|ceph-fuse))$/;

export function isNetworkDrive(kind: string | undefined): boolean {
  return kind !== undefined && network.test(kind);
}

/** The kind of file system a path lies on, by the text of /proc/self/mountinfo. */
export function fileSystemOf(mountinfo: string, path: string): string | undefined {
  let best: { point: string; kind: string } | undefined;
  for (const line of mountinfo.split('\n')) {
    const [left = '', right = ''] = line.split(' - ');
    const point = (left.split(' ')[4] ?? '').replace(/\\040/g, ' ');
    const kind = right.split(' ')[0];
    if (!point || !kind) continue;
    const isAbove = point === '/' || path === point || path.startsWith(`${point}/`);
    // Of two on one point the later one covers the earlier.
    if (isAbove && point.length >= (best?.point.length ?? 0)) best = { point, kind };
  }
  return best?.kind;
}
