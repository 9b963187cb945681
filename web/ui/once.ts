/** Makes something when it is first needed: a formatter of Intl takes a phone some ten milliseconds, at the start of a page. */
export const once = <Made>(make: () => Made) => {
  let made: Made | undefined
  return (): Made => {
    made ??= make()
    return made
  }
}
