import { serviceTypes } from '@rules/kinds.js'
import { visitKinds } from '@rules/visits/visits.js'
import { useEffect, useRef } from 'react'
import { useMutation } from '../apollo/hooks.js'
import { addArrived, forgetPhotos } from '../features/uploads/keepPhotos.js'
import { useSendPhoto } from '../features/uploads/useSendPhoto.js'
import {
  ArriveAtVisitDocument,
  CompleteVisitDocument,
  FailVisitDocument,
  StartVisitDocument,
} from '../features/visits/generated/visits.js'
import { acts, formsOf, isRefused, photosOf, takeBack } from '../features/visits/keptVisits.js'
import { serverMessage } from '../forms/serverMessage.js'
import { askServerClock, serverNow } from '../serverClock.js'
import { toast } from '../ui/overlays/toast.js'
import {
  type ArrivedPhoto,
  isFile,
  isVisit,
  type KeptFile,
  type KeptVisit,
  keptFiles,
} from '../uploads/keptFiles.js'
import { UploadFailure } from '../uploads/UploadFailure.js'

const RETRY_MS = 15_000

const isRequest = (key: string) => Object.hasOwn(serviceTypes, key)

const TRY_AGAIN = 'Check your connection, then try again.'

const titles = (kind: string) => ({
  start: 'We told the customer that you set off',
  arrive: 'Arrival sent',
  complete: `${kind} done`,
  fail: 'Reported',
})

/** Lets one tab send, so that nothing goes out twice. Older browsers have no locks. */
const asOneTab = (act: () => Promise<void>): Promise<void> =>
  'locks' in navigator
    ? navigator.locks.request('send-kept', { ifAvailable: true }, async lock => {
        if (lock) await act()
      })
    : act()

/**
 * Sends what waits for a connection in this browser, wherever in the app its user is: photos of forms that are closed, then
 * the visits they belong to.
 */
export const SendKept = ({ owner }: { owner: string }) => {
  const sendPhoto = useSendPhoto()
  const [complete] = useMutation(CompleteVisitDocument)
  const [fail] = useMutation(FailVisitDocument)
  const [start] = useMutation(StartVisitDocument)
  const [arrive] = useMutation(ArriveAtVisitDocument)

  /** The record of a visit holds its own photos; other forms have them in their drafts. */
  const keepPath = async (key: string, photo: ArrivedPhoto): Promise<boolean> => {
    const records = (await keptFiles.list(owner)).filter(isVisit)
    const record = records.find(visit => formsOf(visit).includes(key))
    if (!record) return addArrived(owner, key, photo)
    const arrived = photosOf(record)
    const photos = formsOf(record).map((form, at) => [...arrived[at]!, ...(form === key ? [photo] : [])])
    return keptFiles.put({ ...record, photos })
  }

  /** Returns the reason if the photo can never be sent. Throws if it may be later. */
  const sendFile = async ({ id, key, name, type, file }: KeptFile, signal: AbortSignal) => {
    try {
      const photo = new File([file], name, { type })
      const path = await sendPhoto(photo, { type, signal, onProgress: () => {} })
      // Its form has been opened since, and sends it.
      if (keptFiles.isFormOpen(key)) return null
      if (!(await keepPath(key, { name, path }))) return 'The storage of this device is full.'
      await keptFiles.remove(id)
      return null
    } catch (error) {
      const failure = UploadFailure.of(error, 'Upload failed')
      if (failure.mayRetry) throw failure
      return failure.message
    }
  }

  const send = (visit: KeptVisit) => {
    const { visitId, pressedAt, act, input } = visit
    const pressedSecondsAgo = pressedAt && Math.max(0, Math.round((serverNow().getTime() - pressedAt) / 1000))
    const [photos = [], tickets = []] = photosOf(visit).map(arrived => arrived.map(({ path }) => path))
    const recorded = { photos, pressedSecondsAgo }
    if (act === 'start') return start({ variables: { visitId, ...input, pressedSecondsAgo } })
    if (act === 'arrive') return arrive({ variables: { visitId, pressedSecondsAgo } })
    if (act === 'fail') return fail({ variables: { visitId, input: { ...input, ...recorded } } })
    return complete({ variables: { visitId, input: { ...input, ...recorded, ticketPhoto: tickets[0] } } })
  }

  const sendVisit = async (visit: KeptVisit) => {
    await send(visit)
    for (const key of formsOf(visit)) forgetPhotos(owner, key)
    await keptFiles.remove(visit.id)
    toast({ title: titles(visitKinds[visit.kind])[visit.act] })
  }

  const giveBack = async (visit: KeptVisit, description: string) => {
    await takeBack(visit)
    const what = visit.act === 'arrive' ? 'arrival' : visitKinds[visit.kind].toLowerCase()
    toast({ variant: 'destructive', title: `The ${what} couldn't be sent`, description })
  }

  const refused = useRef(new Map<string, string>())
  const sendAll = async (signal: AbortSignal) => {
    if (!(await askServerClock())) return
    // The photos of a request go out with its form, which alone can post it.
    const isSent = ({ id, key }: KeptFile) =>
      !isRequest(key) && !keptFiles.isFormOpen(key) && !refused.current.has(id)
    for (const file of (await keptFiles.list(owner)).filter(isFile).filter(isSent)) {
      const reason = await sendFile(file, signal)
      if (reason !== null) refused.current.set(file.id, reason)
    }
    const kept = await keptFiles.list(owner)
    const visits = kept.filter(isVisit).sort((one, other) => acts.indexOf(one.act) - acts.indexOf(other.act))
    for (const visit of visits) {
      const forms = formsOf(visit)
      const left = kept.filter(isFile).filter(({ key }) => forms.includes(key))
      const reason = left.flatMap(({ id }) => refused.current.get(id) ?? [])[0]
      if ([visit.key, ...forms].some(keptFiles.isFormOpen)) continue
      if (reason !== undefined) await giveBack(visit, reason)
      else if (left.length === 0)
        await sendVisit(visit).catch(error => {
          if (!isRefused(error)) throw error
          return giveBack(visit, serverMessage(error, TRY_AGAIN))
        })
    }
    await keptFiles.removeOld(serverNow())
  }

  const latest = useRef(sendAll)
  useEffect(() => {
    latest.current = sendAll
  })
  useEffect(() => {
    const left = new AbortController()
    let isSending = false
    const send = async () => {
      if (isSending || !navigator.onLine) return
      isSending = true
      // Whatever was not sent is still kept, and the next attempt is near.
      await asOneTab(() => latest.current(left.signal)).catch(() => {})
      isSending = false
    }
    void send()
    const timer = setInterval(send, RETRY_MS)
    const unsubscribe = keptFiles.subscribe(() => void send())
    window.addEventListener('online', send)
    return () => {
      left.abort()
      clearInterval(timer)
      unsubscribe()
      window.removeEventListener('online', send)
    }
  }, [])
  return null
}
