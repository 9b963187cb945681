import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Opens and closes the bar's menu; Escape and every navigation, even to the same URL, close it. */
export const useMenu = () => {
  const { key } = useLocation()
  const [isOpen, setOpen] = useState(false)

  useEffect(() => setOpen(false), [key])

  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])

  return { isOpen, onToggle: () => setOpen(!isOpen) }
}
