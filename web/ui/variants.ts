/**
 * A rule for each value of a property, selected by a class of that name: one style for all elements, rather than one
 * computed for each. `:where` has no specificity, so an extension of the component still wins.
 */
export const variants = (styles: Record<string, string>) =>
  Object.entries(styles)
    .map(([name, style]) => `&:where(.${name}) { ${style} }`)
    .join('\n')

/** The same for one declaration: `declared('gap', { s: '4px' })`. */
export const declared = (property: string, values: Record<string, string | number>, prefix = '') =>
  variants(
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`${prefix}${name}`, `${property}: ${value};`]),
    ),
  )

/** The selected classes, separated by spaces. */
export const chosen = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
