import type { Issue } from './zodIssues.js'

/**
 * What is typed in a field for a date or a number and is none, like February 30. The browser gives it as an empty value,
 * which an optional field would take for an answer.
 */
export const unreadable = (form: HTMLFormElement | null): Issue[] =>
  [...(form?.querySelectorAll('input') ?? [])]
    .filter(({ validity }) => validity?.badInput)
    .map(({ name, type }) => ({
      path: name.split('.'),
      message: type === 'number' ? 'Please enter a number' : 'Please enter a date that exists',
    }))
