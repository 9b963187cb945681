import { withoutMarks } from '@rules/marks.js'
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { controlStyle } from '../ui/controlStyle.js'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.js'
import { theme } from '../ui/theme.js'

const SEARCH_PAUSE_MS = 350

const Box = styled.div`
  position: relative;
  flex: 1 1 16rem;
  min-width: 0;

  input {
    ${controlStyle}
    padding-left: 44px;
  }

  svg {
    position: absolute;
    top: 14px;
    left: ${theme.space.s};
    width: 20px;
    height: 20px;
    color: ${theme.color.muted};
    pointer-events: none;
  }
`

type SearchBoxProps = {
  label: string
  placeholder?: string
  maxLength?: number
  /** The search text, if the caller keeps it, such as in the URL. */
  words?: string
  /** Called after a pause in typing, or at once on Enter; never on each keystroke. */
  onSearch: (words: string) => void
}

/** Searches as the user types; used outside forms. */
export const SearchBox = ({
  label,
  placeholder,
  maxLength = 100,
  words: kept = '',
  onSearch,
}: SearchBoxProps) => {
  const id = useId()
  const [words, setWords] = useState(kept)
  const searched = useRef(kept)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })

  // Back and Forward change the words from outside; typing in progress is left alone.
  useEffect(() => {
    if (kept === searched.current) return
    searched.current = kept
    setWords(kept)
  }, [kept])

  const search = (next: string) => {
    if (next === searched.current) return
    searched.current = next
    latest.current(next)
  }

  useEffect(() => {
    const timer = setTimeout(() => {
      if (words.trim() === searched.current) return
      searched.current = words.trim()
      latest.current(searched.current)
    }, SEARCH_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])

  return (
    <Box>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Search aria-hidden="true" />
      <input
        id={id}
        type="search"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
        maxLength={maxLength}
        value={words}
        onChange={({ target }) => setWords(withoutMarks(target.value))}
        onKeyDown={({ key }) => key === 'Enter' && search(words.trim())}
      />
    </Box>
  )
}
