/** A body as Stripe's clients send it: `line_items[0][quantity]=1`. */
export interface Params {
  [name: string]: string | Params
}

const put = (params: Params, [name, ...rest]: readonly string[], value: string): void => {
  if (rest.length === 0) {
    params[name!] = value
    return
  }
  const inner = params[name!] ?? {}
  params[name!] = inner
  if (typeof inner !== 'string') put(inner, rest, value)
}

export const readForm = (text: string): Params => {
  const params: Params = {}
  for (const [path, value] of new URLSearchParams(text))
    put(params, path.split(/\]?\[|\]/).filter(Boolean), value)
  return params
}

/** The paths of all values, with `*` for numbers: `line_items.*.quantity`. */
export const pathsOf = (params: Params, before = ''): string[] =>
  Object.entries(params).flatMap(([name, value]) => {
    const path = `${before}${/^\d+$/.test(name) ? '*' : name}`
    return typeof value === 'string' ? [path] : pathsOf(value, `${path}.`)
  })

export const textAt = (params: Params, path: string): string | undefined => {
  let found: string | Params | undefined = params
  for (const name of path.split('.')) found = typeof found === 'object' ? found[name] : undefined
  return typeof found === 'string' ? found : undefined
}
