import { useSearchParams } from 'react-router-dom'

/** What a filter may be: one of these, the first by default, or any words. */
type Choice = readonly string[] | 'words'

type FilterOf<Choices> = {
  [Name in keyof Choices]: Choices[Name] extends readonly (infer Value)[] ? Value : string
}

const chosen = (choice: Choice, given: string | null) => {
  if (choice === 'words') return given ?? ''
  return given !== null && choice.includes(given) ? given : (choice[0] ?? '')
}

/** A list's filters in the URL, `?users.status=suspended`, where Back and a reload find them. */
export const useAddressFilter = <Choices extends Record<string, Choice>>(list: string, choices: Choices) => {
  const [params, setParams] = useSearchParams()
  const filter = Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => [name, chosen(choice, params.get(`${list}.${name}`))]),
  ) as FilterOf<Choices>

  const setFilter = (some: Partial<FilterOf<Choices>>) =>
    setParams(
      current => {
        for (const [name, value] of Object.entries(some)) {
          if (value === chosen(choices[name]!, null)) current.delete(`${list}.${name}`)
          else current.set(`${list}.${name}`, String(value))
        }
        // Another list, which starts at its first page.
        current.delete(`${list}.page`)
        current.delete(`${list}.after`)
        return current
      },
      { replace: true, preventScrollReset: true },
    )

  return [filter, setFilter] as const
}
