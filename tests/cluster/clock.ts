import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

function findLibrary(): string | undefined {
  return readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'faketime/libfaketime.so.1'))
    .find((path) => existsSync(path));
}

export const faketimePackage = {
  name: 'libfaketime',
  isInstalled: () => findLibrary() !== undefined,
};

/** A process with them sees another time of day, such as `+5m`; its timers run as ever. */
export function clockVariables(offset: string): Record<string, string> {
  return {
    LD_PRELOAD: findLibrary() ?? '',
    FAKETIME: offset,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}
