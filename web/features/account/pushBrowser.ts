/** What this browser says of pushes: it cannot show them, nobody has asked, or what was answered. */
export type PushPermission = 'unsupported' | NotificationPermission

export const pushPermission = (): PushPermission =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? Notification.permission
    : 'unsupported'

const answers = new EventTarget()

/** The answer may be changed in the browser's settings, from where one comes back to this window. */
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

/** Ends what an earlier key of the server, or an earlier account, has left. */
export const forgetPushes = async () => {
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Asks for permission: to be called when the user has pressed a button. Null if they refuse. */
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
