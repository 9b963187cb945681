/** Where the page has gone: jsdom can't leave, and its `location` can't be watched. */
export const watchLeaving = (): string[] => {
  const left: string[] = []
  const kept = Object.getOwnPropertyDescriptor(globalThis, 'location')!
  const real = globalThis.location
  const watched = new Proxy({} as Location, {
    get: (_, name) => (name === 'assign' ? (url: string) => left.push(url) : Reflect.get(real, name)),
    set: (_, name, value) => Reflect.set(real, name, value),
  })
  beforeEach(() => {
    left.length = 0
    Object.defineProperty(globalThis, 'location', { ...kept, get: () => watched })
  })
  afterEach(() => Object.defineProperty(globalThis, 'location', kept))
  return left
}
