import { isBuilt } from '../build-folder.ts';
import { type Finding, fault, good } from './finding.ts';

const oldestNode = 24;

export async function checkInstallation(): Promise<Finding[]> {
  const [major] = process.versions.node.split('.').map(Number);
  const node = `Node ${process.versions.node}`;
  const isNewEnough = (major ?? 0) >= oldestNode;
  return [
    isNewEnough
      ? good(node)
      : fault(`${node} is too old: start it with node_modules/.bin/node, which npm ci brings`),
    isBuilt() ? good('built') : fault('nothing is built yet: run npm run build'),
  ];
}
