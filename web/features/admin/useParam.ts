import { useSearchParams } from 'react-router-dom'

/** One search parameter of the URL: it survives a reload and Back. Null if absent. */
export const useParam = (name: string) => {
  const [params, setParams] = useSearchParams()
  const set = (value: string | null) =>
    setParams(
      current => {
        if (value === null) current.delete(name)
        else current.set(name, value)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return [params.get(name), set] as const
}
