/**
 * The bytes of picked files in this browser's database, where a reload finds them again. Every
 * call may fail where storage is blocked, full or private; nothing of the form depends on it.
 */
const databaseName = 'inquiry-files';
const storeName = 'files';

/** Some browsers never answer when they are asked for a database they do not want to open. */
const patience = 5000;

/** Not the File itself: some browsers lose what it refers to. */
interface KeptFile {
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

export async function keepFile(key: string, file: File): Promise<void> {
  const kept: KeptFile = { name: file.name, type: file.type, bytes: await file.arrayBuffer() };
  await inStore('readwrite', (store) => store.put(kept, key));
}

export async function findKeptFile(key: string): Promise<File | undefined> {
  const kept: KeptFile | undefined = await inStore('readonly', (store) => store.get(key));
  return kept && new File([kept.bytes], kept.name, { type: kept.type });
}

export async function dropKeptFile(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key));
}

/** Nothing stays behind on a computer that others use as well. */
export function deleteKeptFiles(): void {
  try {
    indexedDB.deleteDatabase(databaseName);
  } catch {
    // What cannot be reached keeps nothing either.
  }
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const request = work(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onerror = () => reject(request.error);
    const timer = setTimeout(() => {
      // It would keep the database from ever being deleted.
      request.onsuccess = () => request.result.close();
      reject();
    }, patience);
    request.onsuccess = () => {
      clearTimeout(timer);
      resolve(request.result);
    };
  });
}
