import { jest } from '@jest/globals'
import { uploadWords } from '@rules/uploads/uploadRules.js'
import { putWithUppy } from './putWithUppy.js'
import { UploadFailure } from './UploadFailure.js'

type Answer = number | 'no network'

/** The part of XMLHttpRequest that Uppy uses; each request gets the next of `answers`. */
const requests: Array<{ method: string; url: string; at: number; headers: Record<string, string> }> = []
let answers: Answer[] = []

class FakeRequest {
  status = 0
  statusText = ''
  responseText = ''
  onload?: () => void
  onerror?: () => void
  upload: { onprogress?: (event: object) => void } = {}
  #request = { method: '', url: '', at: 0, headers: {} as Record<string, string> }

  open(method: string, url: string) {
    this.#request = { method, url, at: Date.now(), headers: {} }
  }

  setRequestHeader(name: string, value: string) {
    this.#request.headers[name.toLowerCase()] = value
  }

  getResponseHeader = () => null
  abort() {}

  send(body: Blob) {
    requests.push(this.#request)
    const answer = answers.shift() ?? 200
    setTimeout(() => {
      this.upload.onprogress?.({ lengthComputable: true, loaded: body.size, total: body.size })
      if (answer === 'no network') return this.onerror?.()
      this.status = answer
      this.onload?.()
    })
  }
}

const realRequest = globalThis.XMLHttpRequest
beforeAll(() => {
  globalThis.XMLHttpRequest = FakeRequest as never
})
afterAll(() => {
  globalThis.XMLHttpRequest = realRequest
})
beforeEach(() => {
  requests.length = 0
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const put = (replies: Answer[], signal = new AbortController().signal, data = new Blob(['a photo'])) => {
  answers = replies
  const shares: number[] = []
  const done = putWithUppy({
    name: 'sofa.png',
    type: 'image/png',
    data,
    url: 'http://localhost/objects/1?signature=x',
    onProgress: share => shares.push(share),
    signal,
  })
  const outcome = done.then(
    () => 'arrived' as const,
    (error: unknown) => error,
  )
  return { shares, outcome, finish: () => jest.advanceTimersByTimeAsync(60_000).then(() => outcome) }
}

const always = (answer: Answer) => Array.from({ length: 100 }, () => answer)

it('puts the bytes to the signed link with their type, and reports progress', async () => {
  const { finish, shares } = put([200])
  expect(await finish()).toBe('arrived')
  expect(requests).toMatchObject([
    {
      method: 'PUT',
      url: 'http://localhost/objects/1?signature=x',
      headers: { 'content-type': 'image/png' },
    },
  ])
  expect(shares.at(-1)).toBe(1)
})

it.each([400, 403, 404, 409, 413])('does not retry after %s', async status => {
  const error = await put(always(status)).finish()
  expect(error).toBeInstanceOf(UploadFailure)
  expect(error).toMatchObject({ title: 'Upload failed' })
  expect(requests).toHaveLength(1)
})

it('asks for authorization on a 401', async () => {
  expect(await put([401]).finish()).toMatchObject({ title: 'Authorization required' })
  expect(requests).toHaveLength(1)
})

it('succeeds after the store was briefly busy or the connection broke', async () => {
  expect(await put([503, 'no network', 500, 200]).finish()).toBe('arrived')
  expect(requests).toHaveLength(4)
})

it('retries after 0, 1, 3 and 5 seconds, then gives up', async () => {
  expect(await put(always('no network')).finish()).toMatchObject({ title: 'Upload failed', mayRetry: true })
  // Each round is four quick requests by the plugin itself; a pause is the time between two rounds.
  const rounds = requests.filter((_, index) => index % 4 === 0).map(({ at }) => at)
  const ends = requests.filter((_, index) => index % 4 === 3).map(({ at }) => at)
  const pauses = rounds.slice(1).map((at, index) => Math.round((at - (ends[index] ?? 0)) / 1000))
  expect(pauses).toEqual([0, 1, 3, 5])
})

it('sends nothing when aborted before it began', async () => {
  const { finish } = put(always(200), AbortSignal.abort())
  expect(await finish()).toMatchObject({ name: 'AbortError' })
  expect(requests).toEqual([])
})

it('stops when aborted', async () => {
  const abort = new AbortController()
  const { outcome } = put(always(503), abort.signal)
  await jest.advanceTimersByTimeAsync(2000)
  abort.abort()
  expect(await outcome).toMatchObject({ name: 'AbortError' })
  const sent = requests.length
  await jest.advanceTimersByTimeAsync(60_000)
  expect(requests).toHaveLength(sent)
})

it('gives up at once on a file that has changed since it was chosen', async () => {
  const data = new Blob(['a photo'])
  data.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('changed')) })
  expect(await put(always('no network'), undefined, data).finish()).toEqual(
    new UploadFailure('Upload failed', uploadWords.changed, false),
  )
  // The plugin's own quick attempts.
  expect(requests.length).toBeLessThanOrEqual(4)
})
