type Act = (isLate: boolean) => void

let isPressed = false
let waiting: Act[] = []

const press = () => {
  isPressed = true
}

const release = () => {
  isPressed = false
  const acts = waiting
  waiting = []
  // The click comes after this event.
  setTimeout(() => {
    for (const act of acts) act(true)
  })
}

window.addEventListener('pointerdown', press, { capture: true })
for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release, { capture: true })

/**
 * Runs at once, or once a press that has begun is over: an element that moves away under a pointer before its release
 * gets no click.
 */
export const afterPress = (act: Act): void => {
  if (isPressed) waiting.push(act)
  else act(false)
}
