import { limits } from '@rules/limits.js'
import { photoPath } from '@rules/uploads/photoSizes.js'
import { imageTypes, uploadWords } from '@rules/uploads/uploadRules.js'
import { inspectFile } from '../../uploads/inspectFile.js'
import { UploadFailure } from '../../uploads/UploadFailure.js'

/** For `<input accept>`; phones then turn their own formats into JPG. */
export const ACCEPT = imageTypes.join(',')

export const inspect = (file: File) =>
  inspectFile(file, { types: imageTypes, otherwise: uploadWords.notAPhoto })

export type Photo = {
  id: string
  name: string
  /** An object URL, revoked when the photo leaves the tray; for a photo restored from a draft, its object path. */
  preview: string
  /** `waiting`: kept in this browser until there is a connection; `held`: until its owner has an account. */
  status: 'sending' | 'waiting' | 'held' | 'ready' | 'failed'
  /** From 0 to 1. */
  share: number
  /** Its object path, once it is ready. */
  path?: string
  failure?: UploadFailure
  /** This browser couldn't keep it, so it is lost if the page is closed. */
  isUnkept?: boolean
}

export type Sender = (
  file: File,
  options: { type: string; signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<string>

type Entry = { file: File; type: string; abort: AbortController }
type State = { photos: readonly Photo[]; refusals: readonly string[] }

type KeptPhoto = { id: string; name: string; type: string; file: Blob }

/** Keeps the bytes of photos that have not arrived. */
type Keeper = {
  /** Without it, new photos are not kept, and one that cannot be sent has failed. False if it could not be kept. */
  put?: (photo: KeptPhoto & { file: File }) => Promise<boolean>
  remove: (id: string) => unknown
}

/** A draft's photos: those that have arrived, and the names of those still uploading. */
export type KeptPhotos = {
  arrived: ReadonlyArray<{ name: string; path: string }>
  underway: readonly string[]
}

const gone = (name: string) => `${name} is no longer kept here. Add it again.`
const notArrived = (name: string) => `${name} wasn't uploaded. Add it again.`

const notHeld = () =>
  new UploadFailure('Upload failed', "This browser can't keep photos. Add it after you sign up.", false)

const empty: State = { photos: [], refusals: [] }

/** Holds one form's photos from selection to arrival, outside the form's component so that unmounting loses none. */
export class PhotoTray {
  #state = empty
  #first: readonly string[] = []
  #isLeft = false
  #entries = new Map<string, Entry>()
  /** Photos that were kept before this page was opened, and still are. */
  #resumed = new Set<string>()
  #resuming: Promise<unknown> = Promise.resolve()
  #listeners = new Set<() => void>()

  constructor(
    private readonly send: Sender,
    private readonly onFailure: (failure: UploadFailure) => void,
    readonly most: number = limits.photosPerJob,
    private readonly keeper?: Keeper,
    /** Sends nothing: for people without an account. */
    private readonly holds = false,
  ) {}

  /** True if photos outlive the page. */
  get keepsFiles(): boolean {
    return this.keeper?.put !== undefined
  }

  read = () => this.#state

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Adds the photos that fit, and says why other files were left out. */
  add = async (files: readonly File[]) => {
    const refusals: string[] = []
    this.#set({ refusals })
    for (const file of files) {
      const result = await inspect(file)
      if ('refusal' in result) refusals.push(`${file.name}: ${result.refusal}`)
      else if (this.#state.photos.length < this.most) {
        const id = crypto.randomUUID()
        const isKept = this.keeper?.put?.({ id, name: file.name, type: result.type, file: result.file })
        this.#take(id, result.file, result.type)
        if ((await isKept) === false)
          this.#change(id, this.holds ? { status: 'failed', failure: notHeld() } : { isUnkept: true })
      } else if (!refusals.includes(uploadWords.tooMany)) refusals.push(uploadWords.tooMany)
    }
    this.#set({ refusals: [...refusals] })
  }

  kept = (): KeptPhotos => ({
    arrived: this.#state.photos.flatMap(({ name, path }) => (path === undefined ? [] : [{ name, path }])),
    underway: this.keepsFiles
      ? []
      : this.#state.photos
          .filter(({ id, path }) => path === undefined && !this.#resumed.has(id))
          .map(({ name }) => name),
  })

  /** Shows photos whose bytes were kept, and sends them. */
  resume = (reading: Promise<readonly KeptPhoto[]>) => {
    this.#resuming = reading.then(kept => {
      for (const { id, name, type, file } of kept)
        if (this.#state.photos.length < this.most && !this.#entries.has(id)) {
          this.#resumed.add(id)
          this.#take(id, new File([file], name, { type }), type)
        }
    })
  }

  /** Sends what waits for a connection. */
  sendWaiting = () => {
    for (const { id, status } of this.#state.photos) if (status === 'waiting') this.retry(id)
  }

  /** Shows a draft's photos, then removes those that the server no longer has. */
  restore = async ({ arrived, underway }: KeptPhotos, isThere: (path: string) => Promise<boolean>) => {
    const photos = arrived.slice(0, this.most).map(
      ({ name, path }): Photo => ({
        id: crypto.randomUUID(),
        name,
        preview: photoPath(path, 'small'),
        status: 'ready',
        share: 1,
        path,
      }),
    )
    this.#set({ photos, refusals: underway.map(notArrived) })
    for (const photo of photos) {
      if ((await isThere(photo.path ?? '')) || !this.#state.photos.includes(photo)) continue
      this.#set({
        photos: this.#state.photos.filter(each => each !== photo),
        refusals: [...this.#state.refusals, gone(photo.name)],
      })
    }
  }

  retry = (id: string) => {
    const entry = this.#entries.get(id)
    if (entry) this.#start(id, entry.file, entry.type)
  }

  remove = (id: string) => {
    this.keeper?.remove(id)
    this.#entries.get(id)?.abort.abort()
    this.#entries.delete(id)
    const photo = this.#state.photos.find(each => each.id === id)
    if (photo) URL.revokeObjectURL(photo.preview)
    this.#set({ photos: this.#state.photos.filter(each => each !== photo), refusals: [] })
  }

  clear = () => {
    for (const { id } of this.#state.photos) this.remove(id)
  }

  /** Begins with photos that arrived before this form was opened. */
  begin = (paths: readonly string[]) => {
    this.#first = paths
    const arrived = paths.map((path, index) => ({ name: `Photo ${index + 1}`, path }))
    void this.restore({ arrived, underway: [] }, async () => true)
  }

  /** Goes back to the photos that the form began with. */
  reset = () => {
    this.clear()
    this.begin(this.#first)
  }

  /** The form is gone: stops sending, and leaves what is kept. */
  leave = () => {
    this.#isLeft = true
    for (const { abort } of this.#entries.values()) abort.abort()
    for (const { preview } of this.#state.photos) URL.revokeObjectURL(preview)
    this.#entries.clear()
    this.#set(empty)
  }

  /** Waits until no photo is being sent. Returns true if one waits for a connection. */
  settled = async (): Promise<boolean> => {
    while (this.#state.photos.some(({ status }) => status === 'sending')) await this.#nextChange()
    return this.#state.photos.some(({ status }) => status === 'waiting')
  }

  /** True if a photo waits for a connection and would be lost with the page. */
  get isAtRisk(): boolean {
    return this.#state.photos.some(({ status, isUnkept }) => status === 'waiting' && isUnkept)
  }

  /** Waits until all photos have arrived and returns their object paths; null if one failed, or the form is gone. */
  ready = async (): Promise<string[] | null> => {
    this.#isLeft = false
    await this.#resuming
    while (this.#state.photos.some(({ status }) => status === 'sending' || status === 'waiting')) {
      await this.#nextChange()
    }
    if (this.#isLeft || this.#state.photos.some(({ status }) => status === 'failed')) return null
    return this.#state.photos.map(({ path = '' }) => path)
  }

  /** Like `ready`, but fails if one did not arrive, so that a form isn't sent without it. */
  arrived = async (): Promise<string[]> => {
    const paths = await this.ready()
    if (paths === null) throw new Error('A photo did not arrive')
    return paths
  }

  #nextChange = () =>
    new Promise<void>(resolve => {
      const stop = this.subscribe(() => {
        stop()
        resolve()
      })
    })

  #take(id: string, file: File, type: string) {
    const preview = URL.createObjectURL(file)
    const photo: Photo = { id, name: file.name, preview, status: 'sending', share: 0 }
    this.#set({ photos: [...this.#state.photos, photo] })
    this.#start(id, file, type)
  }

  #start(id: string, file: File, type: string) {
    const abort = new AbortController()
    const onProgress = (share: number) => this.#change(id, { share })
    this.#entries.set(id, { file, type, abort })
    if (this.holds) return this.#change(id, { status: 'held' })
    if (this.keepsFiles && !navigator.onLine) return this.#change(id, { status: 'waiting' })
    this.#change(id, { status: 'sending', share: 0 })
    this.send(file, { type, signal: abort.signal, onProgress }).then(
      path => {
        if (abort.signal.aborted) return
        this.keeper?.remove(id)
        this.#change(id, { status: 'ready', share: 1, path })
      },
      error => {
        if (abort.signal.aborted) return
        const failure = UploadFailure.of(error, 'Upload failed')
        if (this.keepsFiles && failure.isOffline) return this.#change(id, { status: 'waiting' })
        this.#change(id, { status: 'failed', failure })
        this.onFailure(failure)
      },
    )
  }

  #change(id: string, change: Partial<Photo>) {
    this.#set({ photos: this.#state.photos.map(each => (each.id === id ? { ...each, ...change } : each)) })
  }

  #set(change: Partial<State>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
