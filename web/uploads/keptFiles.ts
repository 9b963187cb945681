const DATABASE = 'kept-files'
const STORE = 'files'

/** A phone's storage is not ours to fill. */
const MOST_FILES = 40
/** Another driver may have finished the visit, and then nobody sends them. */
const MOST_AGE_MS = 14 * 86_400_000

export type KeptFile = {
  id: string
  owner: string
  /** The form that it belongs to. */
  key: string
  name: string
  type: string
  file: Blob
}

type Stored = KeptFile & { at: number }

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const openStore = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
  const database = await settled(request)
  const transaction = database.transaction(STORE, mode)
  transaction.oncomplete = () => database.close()
  return transaction.objectStore(STORE)
}

let last: Promise<unknown> = Promise.resolve()

/**
 * One after the other, so that a file that arrives at once is not kept after its removal. Falls back to `otherwise` because
 * browsers may refuse storage, as some do in private windows.
 */
const attempt = <Result>(act: () => Promise<Result>, otherwise: Result): Promise<Result> => {
  const result = last.then(act).catch(() => otherwise)
  last = result
  return result
}

const isOld = ({ at }: Stored) => Date.now() - at > MOST_AGE_MS

const all = async (): Promise<Stored[]> => settled((await openStore('readonly')).getAll())

const removeWhere = async (isGone: (file: Stored) => boolean) => {
  const gone = (await all()).filter(isGone)
  if (gone.length === 0) return
  const store = await openStore('readwrite')
  await Promise.all(gone.map(({ id }) => settled(store.delete(id))))
}

/** Keeps files that wait for a connection in this browser's IndexedDB, which, unlike localStorage, holds photos. */
export const keptFiles = {
  /** Returns false if the file could not be kept. */
  put: (file: KeptFile): Promise<boolean> =>
    attempt(async () => {
      await removeWhere(isOld)
      if ((await all()).length >= MOST_FILES) return false
      await settled((await openStore('readwrite')).put({ ...file, at: Date.now() }))
      return true
    }, false),

  remove: (id: string): Promise<void> =>
    attempt(async () => {
      await settled((await openStore('readwrite')).delete(id))
    }, undefined),

  list: (owner: string, key: string): Promise<KeptFile[]> =>
    attempt(async () => (await all()).filter(file => file.owner === owner && file.key === key), []),

  count: (owner: string): Promise<number> =>
    attempt(async () => (await all()).filter(file => file.owner === owner).length, 0),

  /** Removes all files but this owner's, or every file if `owner` is null. */
  removeAllBut: (owner: string | null): Promise<void> =>
    attempt(() => removeWhere(file => file.owner !== owner), undefined),
}
