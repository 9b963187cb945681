import { useSearchParams } from 'react-router-dom'

/** The allowed values of a filter, the default first, or `words` for free text. */
type Choice = readonly string[] | 'words'

type FilterOf<Choices> = {
  [Name in keyof Choices]: Choices[Name] extends readonly (infer Value)[] ? Value : string
}

const chosen = (choice: Choice, given: string | null) => {
  if (choice === 'words') return given ?? ''
  return given !== null && choice.includes(given) ? given : (choice[0] ?? '')
}

/** Keeps a list's filters in the URL, such as `?users.status=suspended`, so Back and a reload restore them. */
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
        // A changed filter makes a different list, which starts at its first page.
        current.delete(`${list}.page`)
        current.delete(`${list}.after`)
        return current
      },
      { replace: true, preventScrollReset: true },
    )

  return [filter, setFilter] as const
}
