import type { Issue } from './zodIssues.js'

/**
 * Finds invalid dates and numbers, like February 30. Browsers report them as empty, which an optional field would
 * accept.
 */
export const unreadable = (form: HTMLFormElement | null): Issue[] =>
  [...(form?.querySelectorAll('input') ?? [])]
    .filter(({ validity }) => validity?.badInput)
    .map(({ name, type }) => ({
      path: name.split('.'),
      message: type === 'number' ? 'Please enter a number' : 'Please enter a date that exists',
    }))
