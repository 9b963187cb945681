import type { Issue } from './zodIssues.js'

const words: Record<string, string> = { number: 'Please enter a number' }

/**
 * What is typed in a field for a number or a date and is none: "40-50", or February 30. The browser gives it as an empty
 * value, which an optional field would take for an answer.
 */
export const unreadable = (form: HTMLFormElement | null): Issue[] =>
  [...(form?.querySelectorAll('input') ?? [])]
    .filter(({ validity }) => validity?.badInput)
    .map(({ name, type }) => ({
      path: name.split('.'),
      message: words[type] ?? 'Please enter a date that exists',
    }))
