/** The browser's push permission: unsupported, not asked yet, or the user's answer. */
type PushPermission = 'unsupported' | NotificationPermission

export const pushPermission = (): PushPermission =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? Notification.permission
    : 'unsupported'

/** False if the user must first allow notifications elsewhere, or if they are on in this browser. */
export const canTurnOnIn = (
  permission: PushPermission,
  devices: readonly { isCurrent: boolean }[],
): boolean =>
  permission === 'default' || (permission === 'granted' && !devices.some(({ isCurrent }) => isCurrent))

const answers = new EventTarget()

/** The user may also change the answer in the browser's settings and then return to this window. */
export const onPermissionChange = (changed: () => void) => {
  answers.addEventListener('answer', changed)
  window.addEventListener('focus', changed)
  document.addEventListener('visibilitychange', changed)
  return () => {
    answers.removeEventListener('answer', changed)
    window.removeEventListener('focus', changed)
    document.removeEventListener('visibilitychange', changed)
  }
}

const bytesOf = (base64Url: string) =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

const WORKER = '/push.js'

/** Ends subscriptions left by an earlier key of the server or by another account. */
export const forgetPushes = async () => {
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Asks for permission, so call it only after a press of a button; returns null if the user refuses. */
export const subscribeToPushes = async (pushKey: string) => {
  const answer = await Notification.requestPermission()
  answers.dispatchEvent(new Event('answer'))
  if (answer !== 'granted') return null
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  await forgetPushes()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(pushKey),
  })
  const { keys = {} } = subscription.toJSON()
  return { endpoint: subscription.endpoint, p256dh: keys.p256dh!, auth: keys.auth! }
}
